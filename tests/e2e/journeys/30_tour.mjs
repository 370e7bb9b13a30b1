// Finishes the dashboard tour in dark mode, skips it as another user in light mode; it never appears twice.
import { settled } from '../lib/browser.mjs';
import { expect, expectSoon } from '../lib/suite.mjs';
import { arrive } from '../lib/states.mjs';
import { heading, logOut } from '../lib/people.mjs';

export const name = 'the tour has five steps, can be ended at any time, and appears once for each user';

const TITLES = ['Your AI Coach', 'Quick Access', 'Your nutrition', 'Want to hear more?', 'Your progress'];

async function settleIn(page) {
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('radio', { name: 'Advanced' }).check();
  await overlay.getByRole('radio', { name: 'Home gym' }).check();
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByText('Your plan is ready').waitFor();
}

// Tooltip and highlighted target are fully visible, and neither covers the other's text.
async function expectInView(page, title) {
  await settled(page);
  const { tooltip, light, view } = await page.evaluate(() => {
    const box = (element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      return { top, left, bottom, right };
    };
    const dialog = document.querySelector('[role=dialog][aria-labelledby=tour-title]');
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      tooltip: box(dialog),
      light: box(dialog.previousElementSibling),
      view: { width: clientWidth, height: clientHeight },
    };
  });
  const inside = ({ top, left, bottom, right }) =>
    top >= 0 && left >= 0 && bottom <= view.height && right <= view.width;
  expect(inside(tooltip), `${title}: the tooltip leaves the view: ${JSON.stringify({ tooltip, view })}`);
  const seen = Math.min(light.bottom, view.height) - Math.max(light.top, 0);
  expect(seen >= 40, `${title}: the target is out of sight: ${JSON.stringify({ light, view })}`);
}

async function finish(page) {
  for (const [index, title] of TITLES.entries()) {
    const step = page.getByRole('dialog', { name: title });
    await step.getByText(`${index + 1} of 5`).waitFor();
    await expectInView(page, title);
    // By button, by key, and by pressing the focused button with a key.
    if (index === 0) await step.getByRole('button', { name: 'Next' }).click();
    else if (index === 1) await page.keyboard.press('ArrowRight');
    else if (index < 4) await page.keyboard.press('Enter');
    else await step.getByRole('button', { name: 'Got it!' }).click();
  }
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function expectNoTour(page, address) {
  await page.goto(address);
  await heading(page, /^Welcome/).waitFor();
  await settled(page);
  // The tour would start after a second.
  await page.clock.runFor(2000);
  expect(!(await page.getByRole('dialog').isVisible()), 'the tour came again');
}

const flags = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tour-completed:')));

export async function run(stage) {
  const page = await stage.openPage({ colorScheme: 'dark' });
  await page.clock.install();
  await arrive(page, stage.address, 'Kim');
  await settleIn(page);
  await finish(page);
  await expectSoon(async () => (await flags(page)).length, 1, 'people who have seen the tour');
  await expectNoTour(page, stage.address);
  await logOut(page);

  // The next user on this device has not seen the tour. A reload before it starts does not skip it.
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, stage.address, 'Lee');
  await settleIn(page);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText('1 of 5').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('2 of 5').waitFor();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectSoon(async () => (await flags(page)).length, 2, 'people who have seen the tour');
  await expectNoTour(page, stage.address);
}
