// Judged by axe as the first minutes are: the other half of the screens of a person who trains.
import { expectedComplaints, judgeStates, parts } from '../lib/accessible.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'no other screen shuts anyone out, light or dark';
export const onlyInAll = ['desk'];
export const longestMs = 480_000;

export async function run(stage) {
  stage.allow(expectedComplaints);
  const { findings } = await judgeStates(await stage.openPage(), stage.address, stage.size, parts.secondHalf);
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
