import { readFileSync } from 'node:fs';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { beforeAll, expect, it } from 'vitest';
import { imageOf, imageOfUpcE } from './bars';
import { codeInImage } from './zxingReader';

beforeAll(async () => {
  const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

it.each(['4000417025005', '5901234123457', '9780201379624', '96385074'])('ZXing reads the bars of %s', async (code) => {
  expect(await codeInImage(imageOf(code))).toBe(code);
});

it('ZXing reads a UPC-A as the EAN-13 of the same product', async () => {
  expect(await codeInImage(imageOf('0036000291452'))).toBe('0036000291452');
});

it('ZXing reads a UPC-E as the EAN-13 of the same product', async () => {
  expect(await codeInImage(imageOfUpcE('04252614'))).toBe('0042100005264');
});

it('ZXing reads a barcode that stands on its side', async () => {
  const { data, width, height } = imageOf('4000417025005');
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      turned.set(data.subarray(from, from + 4), (x * height + y) * 4);
    }
  }
  const image = { data: turned, width: height, height: width, colorSpace: 'srgb' } as ImageData;
  expect(await codeInImage(image)).toBe('4000417025005');
});

it('ZXing finds nothing where there are no bars', async () => {
  const { data, width, height } = imageOf('4000417025005');
  const image = { data: data.fill(255), width, height, colorSpace: 'srgb' } as ImageData;
  expect(await codeInImage(image)).toBeNull();
});
