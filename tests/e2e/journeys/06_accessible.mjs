// Every screen and state, light and dark, judged by axe; and nothing of it is wider than the screen.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '../lib/suite.mjs';
import { afterwards, enter, fresh, prepare, signedIn, signedOut } from '../lib/states.mjs';
import { signUp } from '../lib/people.mjs';

export const name = 'no screen shuts anyone out, light or dark';
export const longestMs = 150_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function judge(page, label, findings) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  for (const { id, impact, nodes } of violations) {
    if (!['serious', 'critical'].includes(impact)) continue;
    const { target, failureSummary } = nodes[0];
    findings.push(`${label}: ${id} (${impact}, ${nodes.length}×) ${target}: ${failureSummary.replaceAll('\n', ' ')}`);
  }
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.scrollingElement.scrollWidth,
    screen: document.scrollingElement.clientWidth,
  }));
  if (wide > screen) findings.push(`${label}: ${wide} pixels wide on a screen of ${screen}`);
}

export async function run(stage) {
  stage.allow(/status of 40[14]/);
  const findings = [];
  for (const colorScheme of ['light', 'dark']) {
    const page = await stage.openPage({ colorScheme });
    const visit = async (states) => {
      for (const state of states) {
        await enter(state, page, stage.address);
        await judge(page, `${state[0]}, ${colorScheme}, ${stage.size}`, findings);
      }
    };
    await visit(signedOut);
    await signUp(page, stage.address, { name: 'Ada' });
    await visit(fresh);
    await prepare(page, stage.address);
    await visit(signedIn);
    await visit(afterwards);
    await page.context().close();
  }
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
