// Checks all states of a new user's screens with axe, light and dark, and for horizontal scrolling.
import { expectedComplaints, checkStates, parts } from '../lib/accessible.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'the first screens are accessible, light and dark';
export const timeoutMs = 600_000;

export async function run(stage) {
  stage.allow(expectedComplaints);
  const { findings } = await checkStates(await stage.openPage(), stage.address, stage.size, parts.beginning);
  expect(findings.length === 0, `${findings.length} findings:\n${findings.join('\n')}`);
}
