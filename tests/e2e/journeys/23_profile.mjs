// Tests the profile: form rules, units, picture, theme, language, notifications, sessions, export and deletion.
import { readFileSync } from 'node:fs';
import { call } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, PASSWORD, planForToday, expectToast } from '../lib/people.mjs';

export const name = 'a user changes all settings, exports the data and deletes the account';
export const timeoutMs = 120_000;

const section = async (page, stage, word, title) => {
  await page.goto(`${stage.address}/profile?section=${word}`);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
};
const save = (page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = async (page) => {
  await save(page);
  await expectToast(page, 'Profile updated successfully!', 'Your changes have been saved.');
};

// Every setting is two taps away: the menu item and the section.
async function findSettings(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Fitness Goals' }).waitFor();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account Information' }).click();
  await page.getByRole('heading', { level: 2, name: 'Account Information' }).waitFor();
}

async function fillForm(page, calls) {
  await page.getByLabel('Age').fill('4');
  await page.getByLabel('Weight', { exact: true }).fill('1501');
  await page.getByLabel('Workouts per week').fill('15');
  await page.getByLabel('Name').fill(' ');
  await save(page);
  await expectToast(page, 'Form Validation Error', 'Please check all required fields and try again.');
  for (const sentence of ['Must be at least 5', 'Must be at most 1500 lbs', 'Must be at most 14', 'Name is required']) {
    await page.getByText(sentence, { exact: true }).waitFor();
  }
  await expectSoon(() => page.getByLabel('Age').inputValue(), '4', 'the refused age');

  await page.getByLabel('Name').fill('Ada L.');
  await page.getByLabel('Age').fill('36');
  await page.getByLabel('Height').fill('178 cm');
  await page.getByLabel('Weight', { exact: true }).fill('154.33');
  await page.getByLabel('Fitness level').selectOption('Intermediate');
  await page.getByLabel('Workouts per week').fill('4');
  await page.getByLabel('Target weight').fill('143.3');
  await page.getByLabel('Daily calories').fill('1100');
  await save(page);
  await page.getByRole('dialog', { name: 'Save a target this low?' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Daily calories').fill('2100');
  await saved(page);
  const user = await calls.get('/api/user');
  expectEqual(
    [
      user.name,
      user.age,
      user.height,
      user.weight,
      user.fitnessLevel,
      user.weeklyGoal,
      user.targetWeight,
      user.dailyCalories,
    ],
    ['Ada L.', 36, '178 cm', 154.33, 'intermediate', 4, 143.3, 2100],
    'what was saved',
  );
  await expectSoon(
    async () => (await calls.get('/api/body-measurements'))[0].weight,
    154.33,
    'the measurement of today',
  );
  await page.getByLabel('Daily calories').fill('');
  await saved(page);
  await expectSoon(async () => (await calls.get('/api/user')).dailyCalories, 1800, 'an emptied calorie target');
}

// Input survives leaving the page, a reload and a refused request.
async function keepTyped(page, stage) {
  await page.getByLabel('Age').fill('37');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await dialog.getByRole('button', { name: 'Keep for later' }).click();
  await heading(page, /^Welcome/).waitFor();
  await section(page, stage, 'account', 'Account Information');
  await expectSoon(() => page.getByLabel('Age').inputValue(), '37', 'the age after coming back');
  await page.route('**/api/user', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await save(page);
  await expectToast(page, 'Error', 'Failed to update profile. Please try again.');
  await page.unroute('**/api/user');
  await saved(page);
}

async function units(page, stage, calls) {
  const before = (await calls.get('/api/user')).weight;
  await section(page, stage, 'units', 'Units');
  await page.getByText('Metric', { exact: true }).click();
  await until(async () => (await calls.get('/api/user')).weightUnit === 'kg', 'the unit to be stored');
  await section(page, stage, 'account', 'Account Information');
  const weight = page.getByLabel('Weight', { exact: true });
  await expectSoon(() => weight.inputValue(), '70', 'the weight in kilograms');
  // After changing the weight back and saving something else, the stored pounds are exactly the same.
  await weight.fill('71');
  await weight.fill('70');
  await page.getByLabel('Age').fill('38');
  await saved(page);
  await expectSoon(
    async () => (await calls.get('/api/user')).weight,
    before,
    'the weight after edit and save in the other unit',
  );
  await expectSoon(
    async () => (await calls.get('/api/body-measurements')).length,
    1,
    'measurements after a weight that did not change',
  );
  await page.goto(`${stage.address}/progress?tab=body`);
  await page.getByText('70 kg', { exact: false }).first().waitFor();
}

// A two-coloured picture in landscape format, drawn in the page.
async function picture(page, stage, calls) {
  await section(page, stage, 'account', 'Account Information');
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 1600, 900);
    context.fillStyle = 'orange';
    context.fillRect(600, 200, 400, 400);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const chooser = page.getByLabel('Profile picture');
  await chooser.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expectToast(page, 'Error', 'This file cannot be read as a picture.');
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await expectToast(page, 'Picture saved');
  const shown = page.getByRole('img', { name: 'Picture of Ada L.' }).last();
  await until(
    () => shown.evaluate((image) => image.naturalWidth === 512 && image.naturalHeight === 512),
    'the square picture',
  );
  await page.reload();
  await until(() => shown.evaluate((image) => image.naturalWidth === 512), 'the picture after a reload');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Picture removed');
  await expectSoon(async () => (await calls.get('/api/user')).profilePicture, null, 'the picture after its removal');
}

async function appearance(page, stage, calls) {
  await section(page, stage, 'display', 'Appearance and language');
  await page.getByText('Dark', { exact: true }).click();
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await page.getByText('Monday', { exact: true }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Aussehen und Sprache' }).waitFor();
  await until(async () => (await calls.get('/api/user')).locale === 'de', 'the language to be stored');
  await page.goto(`${stage.address}/workout-calendar`);
  await heading(page, 'Kalender').waitFor();
  const days = await page.getByRole('columnheader').allInnerTexts();
  expect(/^mo?$/i.test(days[0].trim().slice(0, 2)), `the calendar begins on ${days[0]}`);
  await page.locator('html[lang=de][data-mantine-color-scheme=dark]').waitFor();
  await page.goto(`${stage.address}/profile?section=display`);
  await page.getByText('English', { exact: true }).click();
  await page.getByText('Light', { exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Appearance and language' }).waitFor();
  await page.locator('html[data-mantine-color-scheme=light]').waitFor();
  await until(async () => (await calls.get('/api/user')).theme === 'light', 'the theme to be stored');
}

// The reminder of today's workout appears once, at its time, and not if it is disabled.
async function notices(page, stage, calls) {
  await calls.post('/api/auto-generate-plan');
  await planForToday(page, stage.address, 'Full Body Strength');
  const notice = page.getByRole('status', { name: 'Notice' });
  await section(page, stage, 'notifications', 'Notification Preferences');
  const reminders = page.getByRole('switch', { name: 'Workout Reminders' });
  expect(await reminders.isChecked(), 'reminders are off by default');
  await page.getByLabel('Remind me at').fill('00:01');
  await notice.getByText('Today: Full Body Strength').waitFor();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Notification Preferences' }).waitFor();
  expectEqual(await notice.count(), 0, 'reminders on the same day again');
  await reminders.press('Space');
  await until(async () => (await calls.get('/api/user')).notifyWorkoutReminders === false, 'the switch to be stored');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(':notices')) localStorage.removeItem(key);
  });
  await page.goto(stage.address);
  await page.getByText('Full Body Strength').first().waitFor();
  expectEqual(await notice.count(), 0, 'reminders that are switched off');
}

async function passwordAndSessions(page, stage, who) {
  const elsewhere = await call(stage.address, 'POST', '/api/auth/login', {
    body: { email: who.email, password: PASSWORD },
  });
  const further = await call(stage.address, 'POST', '/api/auth/login', {
    body: { email: who.email, password: PASSWORD },
  });
  await section(page, stage, 'security', 'Password and devices');
  const list = page.getByRole('region', { name: 'Where you are logged in' });
  await list.getByText('This device').waitFor();
  const others = list.getByRole('button', { name: /^Log out / });
  await until(async () => (await others.count()) >= 2, 'the other sessions');
  const before = await others.count();
  await others.first().click();
  await expectToast(page, 'Device logged out');
  await until(async () => (await others.count()) === before - 1, 'one session less');

  const fill = async (current, next) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not mine', 'a better horse 9');
  await page.getByText('This is not your current password').first().waitFor();
  await fill(PASSWORD, 'a better horse 9');
  await expectToast(page, 'Password changed', 'You were logged out everywhere else.');
  await until(async () => (await others.count()) === 0, 'the other sessions to be gone');
  for (const { body } of [elsewhere, further]) {
    await expectSoon(
      async () => (await call(stage.address, 'GET', '/api/user', { token: body.token })).status,
      401,
      'an old session',
    );
  }
  return { ...who, password: 'a better horse 9' };
}

async function takeAlong(page, stage) {
  await section(page, stage, 'data', 'Privacy and data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(
    /^fitapp-export-\d{4}-\d\d-\d\d\.json$/.test(file.suggestedFilename()),
    `the file is called ${file.suggestedFilename()}`,
  );
  const content = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(JSON.stringify(content).includes('Ada L.'), 'the export does not hold the name');
  expect(!JSON.stringify(content).includes('argon2'), 'the export holds a password hash');
}

async function leaveForGood(page, stage, who) {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not mine');
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click();
  await dialog.getByText('This is not your password').waitFor();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(who.password);
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click();
  await page.getByRole('link', { name: 'Log in here' }).waitFor();
  await expectToast(page, 'Your account was deleted');
  expectEqual(new URL(page.url()).pathname, '/', 'where one is afterwards');
  await expectSoon(
    () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^(token|user)$|:\d/.test(key))),
    [],
    'what is kept',
  );
  const again = await call(stage.address, 'POST', '/api/auth/login', {
    body: { email: who.email, password: who.password },
  });
  expectEqual(again.status, 401, 'a login after the end');
}

export async function run(stage) {
  // The browser logs refused and aborted requests to the console.
  stage.allow(/status of 40[01]/, /ERR_FAILED/);
  const page = await stage.openPage();
  const who = await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await findSettings(page);
  await fillForm(page, calls);
  await keepTyped(page, stage);
  await units(page, stage, calls);
  await picture(page, stage, calls);
  await appearance(page, stage, calls);
  await notices(page, stage, calls);
  const changed = await passwordAndSessions(page, stage, who);
  await takeAlong(page, stage);
  await leaveForGood(page, stage, changed);
}
