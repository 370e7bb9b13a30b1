// The same checks as 06_accessible for the first half of the screens of a training user.
import { expectedComplaints, checkStates, parts } from '../lib/accessible.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'the screens of a day are accessible, light and dark';
export const onlyInAll = ['desktop'];
export const timeoutMs = 480_000;

export async function run(stage) {
  stage.allow(expectedComplaints);
  const { findings } = await checkStates(await stage.openPage(), stage.address, stage.size, parts.firstHalf);
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
