// Counts taps for last night's sleep and for a weight; see the table in docs/screens.md.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, expectToast } from '../lib/people.mjs';
import { counter } from '../lib/taps.mjs';

export const name = 'it takes 3 taps to log last night and 2 taps and the digits to log a weight';

const field = (page) => page.getByRole('textbox', { name: 'Log weight' });
const hasCursor = (target) => target.evaluate((element) => element === document.activeElement);

// The quality is a slider: a tap on its fourth of five steps.
async function tapQuality(page, stage, dialog) {
  const track = dialog.getByRole('slider').first().locator('xpath=ancestor::*[contains(@class,"Slider-root")][1]');
  const { width, height } = await track.boundingBox();
  const position = { x: width * 0.75, y: height / 2 };
  await (stage.isPhone ? track.tap({ position }) : track.click({ position }));
}

async function lastNight(page, stage, calls, fingers) {
  await page.goto(`${stage.address}/wellness`);
  await heading(page, 'Wellness Journey').waitFor();
  await fingers.tap(page.getByRole('button', { name: 'Log last night' }));
  const dialog = page.getByRole('dialog', { name: 'Log sleep' });
  await dialog.getByText('8 h of sleep').waitFor();
  await fingers.count(() => tapQuality(page, stage, dialog));
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(await isInSight(page, save), 'Save is not in sight');
  await fingers.tap(save);
  await expectToast(page, 'Sleep logged');
  fingers.expectTaps(3, 'log last night');
  const [night] = await calls.get('/api/sleep-trackings');
  expectEqual(night.quality, 4, 'the quality that was tapped');
}

async function isInSight(page, target) {
  const { y, height } = await target.boundingBox();
  return y >= 0 && y + height <= page.viewportSize().height;
}

// Opening the screen by its address scrolls the strip of tabs to the chosen one.
async function sleepTab(page, stage) {
  await page.goto(`${stage.address}/wellness?tab=sleep`);
  const tab = page.getByRole('tab', { name: 'Sleep' });
  await tab.waitFor();
  await expectSoon(
    async () => {
      const { x, width } = await tab.boundingBox();
      return x >= 0 && x + width <= page.viewportSize().width;
    },
    true,
    'the chosen tab to be in sight',
  );
}

async function weightOnTheTab(page, stage, calls, fingers) {
  await page.goto(`${stage.address}/nutrition?tab=body`);
  await fingers.tap(field(page));
  await page.keyboard.type('172.5');
  await fingers.tap(page.getByRole('region', { name: 'Log weight' }).getByRole('button', { name: 'Save' }));
  await expectToast(page, 'Weight saved');
  fingers.expectTaps(2, 'log a weight');
  await until(async () => (await calls.get('/api/body-measurements'))[0]?.weight === 172.5, 'the weight to be stored');
}

async function weightFromTheDashboard(page, stage, calls, fingers) {
  await page.goto(stage.address);
  await fingers.tap(page.getByRole('link', { name: 'Log weight' }));
  await expectSoon(() => hasCursor(field(page)), true, 'the field to take what is typed');
  await page.keyboard.type('17.2');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Is that right?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await field(page).fill('172');
  await fingers.tap(page.getByRole('region', { name: 'Log weight' }).getByRole('button', { name: 'Save' }));
  await expectToast(page, 'Weight saved');
  fingers.expectTaps(2, 'log a weight from the dashboard');
  const stored = (await calls.get('/api/body-measurements')).map(({ weight }) => weight);
  expectEqual(stored, [172, 172.5], 'the stored weights');
}

// The button within reach of the thumb belongs to the open tab.
async function inReach(page, stage) {
  const button = page.locator('[data-in-reach]').getByRole('button');
  await page.goto(`${stage.address}/nutrition?tab=body`);
  await expectSoon(() => button.innerText(), 'Add Measurement', 'the button on the measurements');
  await page.getByRole('tab', { name: 'Food Log' }).click();
  await expectSoon(() => button.innerText(), 'Add Food', 'the button on the food log');
}

export async function run(stage) {
  const page = await stage.openPage();
  const fingers = counter(stage);
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  // The link to the weight is for users who have started.
  await calls.post('/api/workouts', { name: 'Walk', type: 'walking', duration: 30 });
  await lastNight(page, stage, calls, fingers);
  await sleepTab(page, stage);
  await weightOnTheTab(page, stage, calls, fingers);
  await weightFromTheDashboard(page, stage, calls, fingers);
  await inReach(page, stage);
}
