// Every screen and state, light and dark, judged by axe; and nothing of it is wider than the screen.
import { AxeBuilder } from '@axe-core/playwright';
import { settled } from '../lib/browser.mjs';
import { expect } from '../lib/suite.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from '../lib/states.mjs';
import { enterAs } from '../lib/people.mjs';

export const name = 'no screen shuts anyone out, light or dark';
export const longestMs = 240_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// What a bar at the edge covers can be scrolled free: it is judged again there.
async function stillObscured(page, { target, failureSummary }) {
  if (!failureSummary.includes('obscured')) return true;
  const [selector] = target;
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(selector).withRules(['target-size']).analyze();
  return violations.some(({ nodes }) => nodes.some((node) => node.target[0] === selector));
}

async function keepStanding(page, { id, nodes }) {
  if (id !== 'target-size') return nodes;
  const standing = [];
  for (const node of nodes) if (await stillObscured(page, node)) standing.push(node);
  return standing;
}

async function judge(page, label, findings, rules) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  for (const violation of violations) {
    const { id, impact } = violation;
    if (!['serious', 'critical'].includes(impact)) continue;
    const nodes = await keepStanding(page, violation);
    if (nodes.length === 0) continue;
    const { target, failureSummary } = nodes[0];
    findings.push(`${label}: ${id} (${impact}, ${nodes.length}×) ${target}: ${failureSummary.replaceAll('\n', ' ')}`);
  }
}

async function expectNoSidewaysScroll(page, label, findings) {
  const [wide, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    return [scrollWidth, clientWidth];
  });
  if (wide > screen) findings.push(`${label}: ${wide} pixels wide on a screen of ${screen}`);
}

// What the scheme can change is colour alone: in the dark nothing else is judged again.
async function inTheDark(page, label, findings) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await settled(page);
  await judge(page, `${label}, dark`, findings, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-mantine-color-scheme=light]').waitFor();
}

export async function run(stage) {
  stage.allow(/status of 40[14]/);
  const findings = [];
  const page = await stage.openPage();
  const visit = async (states) => {
    for (const state of states) {
      const label = `${state[0]}, ${stage.size}`;
      await enter(state, page, stage.address);
      await expectNoSidewaysScroll(page, label, findings);
      await judge(page, `${label}, light`, findings);
      await inTheDark(page, label, findings);
    }
  };
  await visit(signedOut);
  await arrive(page, stage.address, 'Kim');
  await visit(newcomer);
  await leave(page, stage.address);
  await enterAs(page, stage.address, 'Ada');
  await visit(fresh);
  await prepare(page, stage.address);
  await visit(signedIn);
  await visit(afterwards);
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
