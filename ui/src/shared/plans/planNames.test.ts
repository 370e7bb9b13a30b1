import { describe, expect, it } from 'vitest';
import { freeName, isNameTaken } from './planNames';

const plans = [
  { id: 1, name: 'First Steps' },
  { id: 2, name: 'Kraft' },
];

describe('the name of a plan', () => {
  it('is taken whatever its case and the spaces around it', () => {
    expect(isNameTaken(plans, ' first STEPS ')).toBe(true);
    expect(isNameTaken(plans, 'First Steps 2')).toBe(false);
    expect(isNameTaken([], 'First Steps')).toBe(false);
  });

  it('is not taken by the plan itself', () => {
    expect(isNameTaken(plans, 'first steps', 1)).toBe(false);
    expect(isNameTaken(plans, 'first steps', 2)).toBe(true);
  });
});

describe('a free name', () => {
  it('is the name itself while nobody has it', () => {
    expect(freeName(plans, 'Upper & Lower')).toBe('Upper & Lower');
  });

  it('is the first number that nobody has', () => {
    expect(freeName(plans, 'Kraft')).toBe('Kraft 2');
    expect(freeName([...plans, { id: 3, name: 'KRAFT 2' }], 'Kraft')).toBe('Kraft 3');
  });

  it('stays as short as the server takes it', () => {
    const long = 'x'.repeat(200);
    const free = freeName([{ id: 1, name: long }], long);
    expect(free).toHaveLength(200);
    expect(free.endsWith(' 2')).toBe(true);
  });
});
