// Checks barcodes by their last digit, as the server does, before it is asked.
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13]);

// From the right, every second digit counts three times, and the sum is a multiple of 10.
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

// Blanks and hyphens are ignored.
const symbolsOf = (typed: string) => typed.replace(/[\s-]/g, '');

// Why this is no barcode, and how many symbols it has. Null for a barcode.
export function problemOf(
  typed: string,
): { problem: 'noDigits' | 'wrongLength' | 'wrongDigits'; count: number } | null {
  const symbols = symbolsOf(typed);
  const count = symbols.length;
  if (!/^\d*$/.test(symbols)) return { problem: 'noDigits', count };
  if (!LENGTHS.has(count)) return { problem: 'wrongLength', count };
  // Zeros alone have a right check digit, and belong to no product.
  return /^0+$/.test(symbols) || !hasRightCheckDigit(symbols) ? { problem: 'wrongDigits', count } : null;
}

// The digits of an EAN-13, EAN-8 or UPC-A: 13 or 8. A UPC-A gets a leading zero, which makes it an EAN-13. Null for anything
// else, or if the check digit is wrong.
export function normalCode(typed: string): string | null {
  if (problemOf(typed)) return null;
  const digits = symbolsOf(typed);
  return digits.length === 12 ? `0${digits}` : digits;
}

// The UPC-A of a UPC-E, which leaves out zeros: the last digit before the check digit says which (GS1 General
// Specifications, section 5.2.2.4).
function withZeros(upcE: string): string {
  const [system, d1, d2, d3, d4, d5, rule = '', check] = [...upcE];
  const middle = () => {
    if (rule <= '2') return `${d1}${d2}${rule}0000${d3}${d4}${d5}`;
    if (rule === '3') return `${d1}${d2}${d3}00000${d4}${d5}`;
    if (rule === '4') return `${d1}${d2}${d3}${d4}00000${d5}`;
    return `${d1}${d2}${d3}${d4}${d5}0000${rule}`;
  };
  return `${system}${middle()}${check}`;
}

// What a camera read. The names of the formats differ: 'upc_e' or 'UPCE'.
export function scannedCode(text: string, format: string): string | null {
  const isUpcE = /^upc_?e$/i.test(format) && text.length === 8;
  return normalCode(isUpcE ? withZeros(text) : text);
}

const PRODUCT = 'product:';

// The barcode of a product in a reference to a food. Null for other foods.
export function productCode(food: string | null): string | null {
  return food?.startsWith(PRODUCT) ? food.slice(PRODUCT.length) : null;
}
