// States of the shell: the sheet that logs, the dialog of a moment, and the list of what the server does not have.
import { heading } from './people.mjs';

async function openSheet(page, address) {
  await page.goto(`${address}/progress`);
  await heading(page, 'Progress Analytics').waitFor();
  await page.getByRole('button', { name: 'Log something' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Log', exact: true }).getByText('Moment for yourself').waitFor();
}

// Entries of the outbox: three that were refused, and one that waits for the first of them.
function fillOutbox() {
  const { id: user } = JSON.parse(localStorage.getItem('user'));
  const glass = { ml: 250, loggedAt: '2026-11-20T08:00:00.000Z', localDate: '2026-11-20', utcOffset: 0 };
  const reason = (status, body) => ({ state: 'refused', reason: { status, text: JSON.stringify(body) } });
  const message = 'The date can be at most one day in the future';
  const entries = [
    { method: 'post', ...reason(400, { message, fields: { loggedAt: message } }), rows: [{ id: -1, ...glass }] },
    { method: 'put', ...reason(412, { message: 'Later', code: 'CHANGED_LATER' }), rows: [{ id: 7, ...glass }] },
    { method: 'put', ...reason(404, { message: 'Gone' }), rows: [{ id: 8, ...glass }] },
    { method: 'delete', state: 'waiting', rows: [{ id: -1, ...glass }] },
  ];
  for (const [index, entry] of entries.entries()) {
    const id = `state-${index}`;
    const path = entry.method === 'post' ? '/api/water-entries' : '/api/water-entries/{id}';
    const flags = { isShown: true, attempted: false, follows: false, revision: 0 };
    const request = { path, pathValues: { id: entry.rows[0].id }, body: glass, refetch: ['/api/water'] };
    const whole = { id, sequence: index, kind: 'water', at: Date.now(), key: id, ...flags, ...request, ...entry };
    localStorage.setItem(`outbox:${user}:${id}`, JSON.stringify(whole));
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

function emptyOutbox() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

async function openOutbox(page, address) {
  await page.goto(`${address}/profile?section=device`);
  await page.evaluate(fillOutbox);
  await page.getByRole('main').getByText('3 entries were not accepted').first().waitFor();
}

export const shellStates = [
  ['log-sheet', openSheet],
  [
    'log-moment',
    async (page, address) => {
      await openSheet(page, address);
      await page.getByRole('button', { name: 'Moment for yourself' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log a moment' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Choose what you did.').waitFor();
    },
  ],
  ['outbox-settings', openOutbox],
  [
    'outbox-list',
    async (page, address) => {
      await openOutbox(page, address);
      await page.locator('main').getByRole('button', { name: 'Show' }).last().click();
      const list = page.getByRole('dialog', { name: 'Not on the server yet' });
      await list.getByRole('button', { name: 'Take mine' }).waitFor();
    },
  ],
  [
    'outbox-throw-away',
    async (page) => {
      await page
        .getByRole('button', { name: /^Throw away Water/ })
        .last()
        .click();
      await page.getByRole('dialog', { name: 'Throw this entry away?' }).waitFor();
      // The states after this one have no such entries.
      await page.evaluate(emptyOutbox);
    },
  ],
];
