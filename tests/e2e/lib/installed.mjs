// Common steps of journeys about the installed app: waiting for its service worker and for the answers it keeps.
import { until } from './suite.mjs';

// Everything that this browser keeps of the server's answers, as [key, answer].
export function keptAnswers(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('kept-answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) return resolve([]);
          const store = database.transaction('answers').objectStore('answers');
          const found = [];
          store.openCursor().onsuccess = ({ target: { result } }) => {
            if (!result) {
              database.close();
              return resolve(found);
            }
            found.push([result.key, result.value]);
            return result.continue();
          };
        };
      }),
  );
}

// True when an answer of each of these paths is kept.
export async function keepsAnswersOf(page, paths) {
  const keys = (await keptAnswers(page)).map(([key]) => key);
  return paths.every((path) => keys.some((key) => key.includes(`"${path}"`)));
}

// Waits until the worker has stored the whole interface and answers the requests of this page.
export async function untilInstalled(page) {
  await until(
    () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return navigator.serviceWorker.controller !== null && registration?.active?.state === 'activated';
      }),
    'the service worker to be active',
    20_000,
  );
}

// Waits until the device keeps what training needs.
export async function untilPrefetched(page) {
  await until(
    () =>
      page.evaluate(() => {
        const { id } = JSON.parse(localStorage.getItem('user'));
        return Boolean(JSON.parse(localStorage.getItem(`setting:${id}:kept-answers`) ?? '{}').prefetched);
      }),
    'the answers for training to be fetched',
    20_000,
  );
  await until(() => keepsAnswersOf(page, ['/api/water', '/api/exercises', '/api/exercise-completions/last']), 'them to be kept');
}
