// Every screen and state, light and dark, judged by axe; and nothing of it is wider than the screen: the first minutes.
import { expectedComplaints, judgeStates, parts } from '../lib/accessible.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'no screen shuts anyone out, light or dark';
export const longestMs = 600_000;

export async function run(stage) {
  stage.allow(expectedComplaints);
  const { findings } = await judgeStates(await stage.openPage(), stage.address, stage.size, parts.beginning);
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
