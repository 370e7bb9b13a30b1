// Draws the bars of barcodes, for tests.
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
// The first digit is the pattern of odd and even codes of the left half.
const PARITY = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];
// The same for a UPC-E and its check digit.
const UPC_E_PARITY = [
  'EEEOOO',
  'EEOEOO',
  'EEOOEO',
  'EEOOOE',
  'EOEEOO',
  'EOOEEO',
  'EOOOEE',
  'EOEOEO',
  'EOEOOE',
  'EOOEOE',
];

const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'));
const reversed = (bits: string) => [...bits].reverse().join('');

const odd = (digit: string) => LEFT[Number(digit)]!;
const right = (digit: string) => inverted(odd(digit));
const half = (digits: string, parity: string) =>
  [...digits].map((digit, at) => (parity[at] === 'O' ? odd(digit) : reversed(right(digit)))).join('');

// 1 for a bar.
const ean13 = (code: string) =>
  `101${half(code.slice(1, 7), PARITY[Number(code[0])]!)}01010${[...code.slice(7)].map(right).join('')}101`;
const ean8 = (code: string) => `101${half(code.slice(0, 4), 'OOOO')}01010${[...code.slice(4)].map(right).join('')}101`;

// Black bars on white, with the quiet zone around them.
function drawn(bars: string): ImageData {
  const modules = `${'0'.repeat(12)}${bars}${'0'.repeat(12)}`;
  const [moduleWidth, height, margin] = [3, 120, 20];
  const width = modules.length * moduleWidth;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (modules[Math.floor(x / moduleWidth)] === '1') data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height, colorSpace: 'srgb' };
}

// The picture of an EAN-13 or EAN-8.
export const imageOf = (code: string) => drawn(code.length === 13 ? ean13(code) : ean8(code));

// A UPC-E that begins with 0; its check digit is the pattern.
export const imageOfUpcE = (code: string) =>
  drawn(`101${half(code.slice(1, 7), UPC_E_PARITY[Number(code[7])]!)}010101`);
