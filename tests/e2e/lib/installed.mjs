// Common steps of journeys about the installed app: waiting for its service worker and for the answers it keeps.
import { until } from './suite.mjs';

// Reads the database in the page. `text`: whether an answer contains it. The catalogue of exercises is left out: it is long.
async function readDatabase(text) {
  // Opening it would create it.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'kept-answers')) return { keys: [], holds: false };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept-answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (result) => {
        database.close();
        resolve(result);
      };
      const store = database.transaction('answers').objectStore('answers');
      store.getAllKeys().onsuccess = ({ target: { result: keys } }) => {
        if (text === null) return end({ keys, holds: false });
        const others = keys.filter((key) => !key.endsWith('["/api/exercises"]'));
        let left = others.length;
        let holds = false;
        if (left === 0) end({ keys, holds });
        for (const key of others) {
          store.get(key).onsuccess = ({ target: { result } }) => {
            holds ||= JSON.stringify(result).includes(text);
            left -= 1;
            if (left === 0) end({ keys, holds });
          };
        }
        return undefined;
      };
    };
  });
}

// The keys of the answers that this browser keeps.
export async function keptKeys(page) {
  return (await page.evaluate(readDatabase, null)).keys;
}

export async function keepsText(page, text) {
  return (await page.evaluate(readDatabase, text)).holds;
}

// True when an answer of each of these paths is kept.
export async function keepsAnswersOf(page, paths) {
  const keys = await keptKeys(page);
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

// Waits until the app has fetched ahead what training needs.
async function untilFetchedAhead(page) {
  const fetched = () =>
    page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem('user'));
      return JSON.parse(localStorage.getItem(`setting:${id}:kept-answers`) ?? '{}').prefetched ?? '';
    });
  await until(async () => (await fetched()) !== '', 'the answers for training to be fetched', 20_000);
}

// Waits until the device keeps what training needs.
export async function untilPrefetched(page) {
  await untilFetchedAhead(page);
  await until(
    () => keepsAnswersOf(page, ['/api/water', '/api/exercises', '/api/exercise-completions/last']),
    'them to be kept',
  );
}

// Waits until the device keeps a plan that was made after the first start.
export async function untilPlanKept(page) {
  const parts = ['/api/planned-workouts', 'exercises', 'suggestions'];
  await until(() => keepsAnswersOf(page, parts), 'the workout of today to be kept', 20_000);
}
