// The states of the profile screen; part of states.mjs.

async function openSection(page, address, section, sight) {
  await page.goto(`${address}/profile?section=${section}`);
  await page.getByText(sight, { exact: true }).first().waitFor();
}

const open = (section, sight) => (page, address) => openSection(page, address, section, sight);

export const profileStates = [
  [
    'profile',
    async (page, address) => {
      await page.goto(`${address}/profile`);
      await page.getByRole('heading', { name: 'Fitness Goals' }).waitFor();
    },
  ],
  ['profile-account', open('account', 'About you')],
  [
    'profile-unsaved',
    async (page, address) => {
      await openSection(page, address, 'account', 'About you');
      await page.getByLabel('Age').fill('3');
      await page.getByLabel('Email').fill('new@example.org');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Must be at least 5').waitFor();
    },
  ],
  [
    'profile-leave',
    async (page) => {
      await page.getByRole('link', { name: 'FitApp' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep for later' }).waitFor();
    },
  ],
  [
    'profile-training',
    async (page, address) => {
      // Discards unsaved changes before the next state.
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await openSection(page, address, 'training', 'Timers on this device');
    },
  ],
  ['profile-nutrition', open('nutrition', 'Daily targets')],
  ['profile-notifications', open('notifications', 'On this device')],
  ['profile-display', open('display', 'Theme')],
  ['profile-units', open('units', 'Body measurements')],
  ['profile-security', open('security', 'This device')],
  ['profile-data', open('data', 'Download all data')],
  [
    'profile-delete',
    async (page, address) => {
      await openSection(page, address, 'data', 'Download all data');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account permanently' }).click();
      await page.getByText('Please enter your password').waitFor();
    },
  ],
];
