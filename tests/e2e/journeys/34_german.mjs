// Tests the language of the first screen: German from the first moment, also after a login in an English browser; English
// users load no German texts; without its texts the page is in English.
import { createAccount, heading, PASSWORD } from '../lib/people.mjs';
import { expectEqual } from '../lib/suite.mjs';

export const name = 'a German user never sees English first, and an English user loads no German';

const GERMAN = /\/firstTexts\.de/;

// Collects the headings that the page shows, in their order.
function noteHeadings() {
  window.headings = [];
  new MutationObserver(() => {
    const text = document.querySelector('h1')?.textContent;
    if (text && text !== window.headings.at(-1)) window.headings.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const headings = (page) => page.evaluate(() => window.headings);

async function logIn(page, { email }) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function run(stage) {
  const page = await stage.openPage();
  stage.allow(/ERR_FAILED/);
  const german = [];
  page.on('request', (request) => {
    if (GERMAN.test(request.url())) german.push(request.url());
  });
  await page.addInitScript(noteHeadings);
  const who = await createAccount(stage.address, 'Ada');
  await page.goto(`${stage.address}/auth`);
  await logIn(page, who);
  await heading(page, 'Welcome, Ada!').waitFor();
  expectEqual(german, [], 'German texts of an English user');

  await who.put('/api/user', { locale: 'de' });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${stage.address}/auth`);
  await logIn(page, who);
  await heading(page, 'Willkommen, Ada!').waitFor();
  expectEqual(await headings(page), ['Welcome back', 'Willkommen, Ada!'], 'the headings at a login');
  expectEqual(german.length, 1, 'requests for German texts');
  await page.reload();
  await heading(page, 'Willkommen, Ada!').waitFor();
  expectEqual(await headings(page), ['Willkommen, Ada!'], 'the headings after a reload');

  await page.route(GERMAN, (route) => route.abort());
  await page.reload();
  await heading(page, 'Welcome, Ada!').waitFor();
  expectEqual(await page.locator('html').getAttribute('lang'), 'en', 'the language without its texts');
}
