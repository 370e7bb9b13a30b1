// Checks every state for accessibility with axe, light and dark, and for horizontal scrolling.
import { AxeBuilder } from '@axe-core/playwright';
import { settled } from './browser.mjs';
import { signInAs } from './people.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from './states.mjs';

// Expected error messages of states: a refused login, a deleted workout.
export const expectedComplaints = /status of 40[14]/;

// Some states depend on the one before. The second half starts with a new screen.
const MIDDLE = signedIn.findIndex(([name]) => name === 'wellness');
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// An element that is covered by a bar is scrolled to the centre and checked again.
async function stillObscured(page, { target, failureSummary }) {
  if (!failureSummary.includes('obscured')) return true;
  const [selector] = target;
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.some(({ nodes }) => nodes.some((node) => node.target[0] === selector));
}

async function withoutObscured(page, { id, nodes }) {
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
    const nodes = await withoutObscured(page, violation);
    if (nodes.length === 0) continue;
    const { target, failureSummary } = nodes[0];
    findings.push(`${label}: ${id} (${impact}, ${nodes.length}×) ${target}: ${failureSummary.replaceAll('\n', ' ')}`);
  }
}

async function expectNoHorizontalScroll(page, label, findings) {
  const [wide, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    return [scrollWidth, clientWidth];
  });
  if (wide > screen) findings.push(`${label}: ${wide} pixels wide on a screen of ${screen}`);
}

// The colour scheme affects only colours, so only the colour rules are checked again in dark mode.
async function checkDarkMode(page, label, findings) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await settled(page);
  // axe is still loaded in the page from the first check.
  const { violations } = await page.evaluate((rules) => window.axe.run(document, { runOnly: rules }), COLOUR_RULES);
  await note(page, `${label}, dark`, findings, violations);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-mantine-color-scheme=light]').waitFor();
}

// One journey each, because together they exceed a journey's timeout.
export const parts = {
  beginning: async (page, address, visit) => {
    await visit(signedOut);
    await arrive(page, address, 'Kim');
    await visit(newcomer);
    await leave(page, address);
    await signInAs(page, address, 'Ada');
    await visit(fresh);
  },
  firstHalf: async (page, address, visit) => {
    await signInAs(page, address, 'Ada');
    await prepare(page, address);
    await visit(signedIn.slice(0, MIDDLE));
  },
  secondHalf: async (page, address, visit) => {
    await signInAs(page, address, 'Ada');
    await prepare(page, address);
    await visit(signedIn.slice(MIDDLE));
    await visit(afterwards);
  },
};

// Returns {findings, judged}: descriptions of serious and critical findings, and the number of checked states.
export async function checkStates(page, address, size, part) {
  const findings = [];
  let judged = 0;
  await part(page, address, async (states) => {
    for (const state of states) {
      const label = `${state[0]}, ${size}`;
      try {
        await enter(state, page, address);
        await expectNoHorizontalScroll(page, label, findings);
        await judge(page, `${label}, light`, findings);
        await checkDarkMode(page, label, findings);
      } catch (error) {
        findings.push(`${label}: ${error.stack}`);
      }
      judged += 1;
    }
  });
  return { findings, judged };
}
