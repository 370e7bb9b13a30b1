// Tests the page frame: the position of navigation and toasts on phone and desktop, and what is printed.
import { settled } from '../lib/browser.mjs';
import { expect } from '../lib/suite.mjs';
import { signInAs, heading, logOut, expectToast } from '../lib/people.mjs';

export const name = 'navigation and toasts are in the expected positions on phone and desktop';

async function expectSidebar(page, stage) {
  const sidebar = page.locator('aside');
  await page.mouse.wheel(0, 3000);
  await settled(page);
  const { x, y, height } = await sidebar.boundingBox();
  expect(
    Math.round(x) === 0 && Math.round(y) === 0 && height === 900,
    `the sidebar moves with the page: ${JSON.stringify({ x, y, height })}`,
  );
  const brand = await sidebar.getByRole('link', { name: 'FitApp' }).boundingBox();
  const out = await sidebar.getByRole('button', { name: 'Log Out' }).boundingBox();
  expect(brand.y < 80 && out.y > 800, `brand at ${brand.y}, Log Out at ${out.y}`);
  expect(!(await page.getByRole('button', { name: 'Open menu' }).isVisible()), 'a desktop has a menu button');
  await page.goto(`${stage.address}/`);
}

async function expectDrawer(page) {
  expect(!(await page.locator('aside').isVisible()), 'a phone has a sidebar');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Log Out' }).waitFor();
  await settled(page);
  const { x, width } = await drawer.boundingBox();
  expect(x + width === 390 && width < 390, `the drawer covers ${x} to ${x + width}`);
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await drawer.waitFor({ state: 'hidden' });
}

async function expectToastPosition(page, isPhone) {
  await page.getByRole('button', { name: 'Create my plan' }).click();
  await expectToast(page, 'Your Plan is Ready!');
  // It goes away after a while, so nothing else is waited for.
  const toast = page.locator('[role=region] li').first();
  await toast.evaluate((item) => Promise.all(item.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const { x, y, width, height } = await toast.boundingBox();
  const where = JSON.stringify({ x, y, width, height });
  if (isPhone) expect(y < 40 && x >= 0 && x + width <= 390, `the phone toast is at ${where}`);
  else expect(x > 720 && x + width > 1380 && y + height > 840, `the desktop toast is at ${where}`);
}

// The printed page contains the content and no controls.
async function expectPaper(page, isPhone) {
  await page.emulateMedia({ media: 'print' });
  await heading(page, 'Welcome, Ada!').waitFor();
  const frame = isPhone ? page.getByRole('button', { name: 'Open menu' }) : page.locator('aside');
  expect(!(await frame.isVisible()), 'the navigation is printed');
  expect(!(await page.getByRole('button', { name: 'Quick Log' }).isVisible()), 'a button is printed');
  await page.emulateMedia({ media: 'screen' });
  await frame.waitFor();
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  if (stage.isPhone) await expectDrawer(page);
  else await expectSidebar(page, stage);
  await heading(page, 'Welcome, Ada!').waitFor();
  await expectPaper(page, stage.isPhone);
  await expectToastPosition(page, stage.isPhone);
  await logOut(page);
}
