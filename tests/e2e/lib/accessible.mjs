// Judges every state of the tables by axe, light and dark, and its width; it knows no screen.
import { AxeBuilder } from '@axe-core/playwright';
import { settled } from './browser.mjs';
import { enterAs } from './people.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from './states.mjs';

// Complaints of a page that belong to the states: a refused log-in, a workout that is gone.
export const expectedComplaints = /status of 40[14]/;

// Some states go on from the one before: the second half begins with a screen of its own.
const MIDDLE = signedIn.findIndex(([name]) => name === 'wellness');
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
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

async function judge(page, label, findings) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze();
  await note(page, label, findings, violations);
}

async function note(page, label, findings, violations) {
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
  // The first judgement left axe in the page.
  const { violations } = await page.evaluate((rules) => window.axe.run(document, { runOnly: rules }), COLOUR_RULES);
  await note(page, `${label}, dark`, findings, violations);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-mantine-color-scheme=light]').waitFor();
}

// A journey each, because together they take longer than one may.
export const parts = {
  beginning: async (page, address, visit) => {
    await visit(signedOut);
    await arrive(page, address, 'Kim');
    await visit(newcomer);
    await leave(page, address);
    await enterAs(page, address, 'Ada');
    await visit(fresh);
  },
  firstHalf: async (page, address, visit) => {
    await enterAs(page, address, 'Ada');
    await prepare(page, address);
    await visit(signedIn.slice(0, MIDDLE));
  },
  secondHalf: async (page, address, visit) => {
    await enterAs(page, address, 'Ada');
    await prepare(page, address);
    await visit(signedIn.slice(MIDDLE));
    await visit(afterwards);
  },
};

// {findings, judged}: serious and critical ones in sentences, and how many states were looked at.
export async function judgeStates(page, address, size, part) {
  const findings = [];
  let judged = 0;
  await part(page, address, async (states) => {
    for (const state of states) {
      const label = `${state[0]}, ${size}`;
      try {
        await enter(state, page, address);
        await expectNoSidewaysScroll(page, label, findings);
        await judge(page, `${label}, light`, findings);
        await inTheDark(page, label, findings);
      } catch (error) {
        findings.push(`${label}: ${error.stack}`);
      }
      judged += 1;
    }
  });
  return { findings, judged };
}
