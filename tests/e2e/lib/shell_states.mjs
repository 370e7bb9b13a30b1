// States of the shell: the sheet that logs, and the dialog of a moment.
import { heading } from './people.mjs';

async function openSheet(page, address) {
  await page.goto(`${address}/progress`);
  await heading(page, 'Progress Analytics').waitFor();
  await page.getByRole('button', { name: 'Log something' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Log', exact: true }).getByText('Moment for yourself').waitFor();
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
];
