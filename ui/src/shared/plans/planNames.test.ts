import { describe, expect, it } from 'vitest';
import { uniquePlanName, isPlanNameTaken } from './planNames';

const plans = [
  { id: 1, name: 'First Steps' },
  { id: 2, name: 'Kraft' },
];

describe('the name of a plan', () => {
  it('is taken regardless of case and surrounding spaces', () => {
    expect(isPlanNameTaken(plans, ' first STEPS ')).toBe(true);
    expect(isPlanNameTaken(plans, 'First Steps 2')).toBe(false);
    expect(isPlanNameTaken([], 'First Steps')).toBe(false);
  });

  it('is not taken by the plan itself', () => {
    expect(isPlanNameTaken(plans, 'first steps', 1)).toBe(false);
    expect(isPlanNameTaken(plans, 'first steps', 2)).toBe(true);
  });
});

describe('a unique name', () => {
  it('is the name itself if no other plan has it', () => {
    expect(uniquePlanName(plans, 'Upper & Lower')).toBe('Upper & Lower');
  });

  it('gets the first free number', () => {
    expect(uniquePlanName(plans, 'Kraft')).toBe('Kraft 2');
    expect(uniquePlanName([...plans, { id: 3, name: 'KRAFT 2' }], 'Kraft')).toBe('Kraft 3');
  });

  it('does not exceed the server’s length limit', () => {
    const long = 'x'.repeat(200);
    const free = uniquePlanName([{ id: 1, name: long }], long);
    expect(free).toHaveLength(200);
    expect(free.endsWith(' 2')).toBe(true);
  });
});
