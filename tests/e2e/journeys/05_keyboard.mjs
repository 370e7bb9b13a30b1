// Uses pages, the menu and the manual form with the keyboard only; the focus is always visible.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { signInAs, heading, expectTile, expectToast } from '../lib/people.mjs';

export const name = 'everything can be used with the keyboard alone';

// The focused element: its name, and whether the focus is visible.
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // A hidden radio button shows its focus on its label, a text field with a different border.
    const outlined = [element, element.closest('label')].filter(Boolean).some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    const border = (each) => getComputedStyle(each).borderTopColor;
    const isField = (each) => each.offsetHeight > 20 && each !== element;
    const bordered =
      /INPUT|TEXTAREA/.test(element.tagName) &&
      [...document.querySelectorAll('input, textarea')].some(
        (each) => isField(each) && border(each) !== border(element),
      );
    const visible = outlined || bordered;
    const { width, height, top, left } = element.getBoundingClientRect();
    const box = { width, height, inView: top >= 0 && left >= 0 && top < innerHeight && left < innerWidth };
    const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    return { tag: element.tagName, text: text.trim(), id: element.id, visible, box };
  });

async function tabTo(page, wanted, most = 40) {
  const seen = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    seen.push(now.text || now.tag);
    // Colours are animated.
    if (now.tag !== 'BODY') {
      await until(async () => (await focused(page)).visible, `the focus on ${now.tag} "${now.text}" to be seen`, 1000);
    }
    if (wanted.test(now.text)) return seen;
  }
  throw new Error(`Tab never reached ${wanted}: ${seen.join(' → ')}`);
}

async function skipLink(page, stage) {
  await page.goto(`${stage.address}/no/such/page`);
  await heading(page, 'Page Not Found').waitFor();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Tab');
  await expectSoon(async () => (await focused(page)).text, 'Skip to content', 'the first stop');
  await until(async () => {
    const { visible, box } = await focused(page);
    return visible && box.inView && box.height > 0;
  }, 'the skip link to be seen when it has the focus');
  await page.keyboard.press('Enter');
  await expectSoon(async () => (await focused(page)).id, 'content', 'where the skip link leads');
  const onward = await tabTo(page, /^Log Workout$/, 5);
  expectEqual(onward, ['Dashboard', 'Fitness Journey', 'Log Workout'], 'the stops after the skip link');
}

// The names in the sidebar, in order.
const entriesOf = (page) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').allInnerTexts();

async function menuOnDesk(page) {
  await page.evaluate(() => document.activeElement.blur());
  await page.reload();
  await heading(page, 'Page Not Found').waitFor();
  const stops = await tabTo(page, /^Log Workout$/);
  const order = [
    'Skip to content',
    'FitApp',
    'Log something',
    ...(await entriesOf(page)),
    'Log Out',
    'Dashboard',
    'Fitness Journey',
    'Log Workout',
  ];
  expectEqual(stops.slice(-order.length), order, 'the order of the stops');
}

async function menuOnPhone(page) {
  await page.reload();
  await heading(page, 'Page Not Found').waitFor();
  await tabTo(page, /^Open menu$/);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Dashboard' }).waitFor();
  const inside = () => page.evaluate(() => document.activeElement.closest('dialog') !== null);
  await until(inside, 'the focus to enter the drawer');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), 'Tab leaves the open drawer');
    expect((await focused(page)).visible, `the focus in the drawer cannot be seen: ${(await focused(page)).text}`);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await until(async () => (await focused(page)).text === 'Open menu', 'the focus to return to the menu button');
}

async function logByKeyboard(page) {
  await tabTo(page, /^Log Workout$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Workout Tracker').waitFor();
  await until(async () => (await focused(page)).tag === 'H1', 'the focus to move to the new page');
  await tabTo(page, /^Today's Workout$/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel').getByText('Workout type').waitFor();
  await tabTo(page, /^Strength$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Cardio' }).isChecked(), 'the arrow key does not move the choice');
  await tabTo(page, /^Duration/);
  await page.keyboard.type('25');
  await page.keyboard.press('ArrowUp');
  await expectSoon(() => page.getByLabel('Duration').inputValue(), '26', 'the duration after the arrow key');
  await tabTo(page, /^Log Workout$/);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Workout logged successfully! 🎉');
  await expectTile(page, 'Total Workouts', '1');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  await skipLink(page, stage);
  if (stage.isPhone) await menuOnPhone(page);
  else await menuOnDesk(page);
  await page.evaluate(() => document.activeElement.blur());
  await logByKeyboard(page);
}
