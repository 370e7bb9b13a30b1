import { expect, it } from 'vitest';
import { normalCode, problemOf, productCode, scannedCode } from './code';

it.each([
  ['4000417025005', '4000417025005'],
  ['4 000417-025005', '4000417025005'],
  ['96385074', '96385074'],
  ['036000291452', '0036000291452'],
])('the barcode %s is valid', (typed, stored) => {
  expect(normalCode(typed)).toBe(stored);
});

it.each([
  '',
  '4000417025006',
  '4004170250051',
  '12345',
  '0000000000000',
  '96385075',
  '40004170250O5',
  '40004170250050',
])('the barcode "%s" is not valid', (typed) => {
  expect(normalCode(typed)).toBeNull();
});

it.each([
  ['4000417025005', null],
  ['4 000417-0250', { problem: 'wrongLength', count: 11 }],
  ['4000417025006', { problem: 'wrongDigits', count: 13 }],
  ['0000000000000', { problem: 'wrongDigits', count: 13 }],
  ['40004170250O5', { problem: 'noDigits', count: 13 }],
  ['', { problem: 'wrongLength', count: 0 }],
])('what is wrong with the barcode "%s" is known', (typed, found) => {
  expect(problemOf(typed)).toEqual(found);
});

// Examples of the GS1 General Specifications and of printed packages.
it.each([
  ['04252614', 'upc_e', '0042100005264'],
  ['01234531', 'UPCE', '0012300000451'],
  ['01234543', 'UPCE', '0012340000053'],
  ['01234565', 'UPCE', '0012345000065'],
])('the short barcode %s (%s) stands for %s', (text, format, stored) => {
  expect(scannedCode(text, format)).toBe(stored);
});

it('eight digits of an EAN-8 stay as they are', () => {
  expect(scannedCode('96385074', 'ean_8')).toBe('96385074');
});

it('a reference to a product contains its barcode', () => {
  expect(productCode('product:4000417025005')).toBe('4000417025005');
  expect(productCode('own:12')).toBeNull();
  expect(productCode(null)).toBeNull();
});
