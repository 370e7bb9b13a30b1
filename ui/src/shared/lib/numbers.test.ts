import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatForInput, parseNumber } from './numberInput';
import { formatNumber, roundTo } from './numbers';

describe('parsing a number', () => {
  it.each([
    ['72.5', 'en-US', 72.5],
    ['72,5', 'en-US', 72.5],
    ['72,5', 'de-DE', 72.5],
    ['72.5', 'de-DE', 72.5],
    ['1,500', 'en-US', 1500],
    ['1.500', 'de-DE', 1500],
    ['1.500', 'en-US', 1.5],
    ['0,125', 'en-US', 0.125],
    ['1.234,5', 'de-DE', 1234.5],
    ['1,234.5', 'en-US', 1234.5],
    ['1.234.567', 'de-DE', 1234567],
    ['2 000', 'de-DE', 2000],
    [',5', 'de-DE', 0.5],
    ['7,', 'de-DE', 7],
    ['-3', 'en-US', -3],
  ])('%s in %s is %d', (text, format, value) => {
    expect(parseNumber(text, format)).toBe(value);
  });

  it.each(['', 'abc', '1,2,3', '1.2.3,4', '--1', '1e5', 'NaN', '5kg', '.'])('%j is not a number', (text) => {
    expect(parseNumber(text, 'en-US')).toBeNull();
  });

  it.each(['en-US', 'de-DE', 'de-CH', 'en-GB'])(
    'a number formatted for an input in %s is parsed to the same value',
    (format) => {
      fc.assert(
        fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
          const value = hundredths / 100;
          expect(parseNumber(formatForInput(value, format, 2), format)).toBe(value === 0 ? 0 : value);
        }),
      );
    },
  );
});

describe('formatting a number', () => {
  it('uses the locale’s decimal separator and drops trailing zeros', () => {
    expect(formatNumber(72.5, 'de-DE', 1)).toBe('72,5');
    expect(formatNumber(72, 'de-DE', 1)).toBe('72');
    expect(formatNumber(12345, 'en-US')).toBe('12,345');
  });

  it('never shows a negative zero', () => {
    expect(formatNumber(-0, 'en-US')).toBe('0');
  });
});

describe('rounding', () => {
  it('is exact despite binary fractions', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(2.675, 2)).toBe(2.68);
    expect(roundTo(-1.005, 2)).toBe(-1.01);
    expect(roundTo(0.00000004, 2)).toBe(0);
  });
});
