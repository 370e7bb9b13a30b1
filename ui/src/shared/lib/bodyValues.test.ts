import { describe, expect, it } from 'vitest';
import { bodyChange, bodyText, percentText, shownBody } from './bodyValues';

describe('a body value', () => {
  it.each([
    [170, 'lb', '170 lbs'],
    [171.43, 'lb', '171.4 lbs'],
    [170, 'kg', '77.1 kg'],
    [171.4, 'kg', '77.7 kg'],
    [33.25, 'in', '33.25 in'],
    [33, 'cm', '83.8 cm'],
  ] as const)('of %d shown in %s is %s', (wire, unit, text) => {
    expect(bodyText(wire, unit, 'en')).toBe(text);
  });

  it('has a decimal comma in German', () => {
    expect(bodyText(170, 'kg', 'de')).toBe('77,1 kg');
    expect(percentText(20.84, 'de')).toBe('20,8\u00a0%');
  });

  it('is rounded once: 77.449 is 77.4 although its two decimals are 77.45', () => {
    expect(shownBody(170.746, 'kg')).toBe(77.4);
  });

  it('has a change that is the difference of the shown numbers', () => {
    // 77.745 and 78.290 kg: shown as 77.7 and 78.3, 0.545 apart.
    expect(bodyChange(171.4, 172.6, 'kg')).toBe(-0.6);
    expect(bodyChange(170.02, 170, 'kg')).toBe(0);
  });
});
