// Reads barcodes from video frames: with the browser's BarcodeDetector, otherwise with ZXing, which is then loaded.
import { scannedCode } from './code';

// The barcode in the current frame; null if there is none.
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

// Not yet among TypeScript's types.
interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string; format: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

async function nativeReader(): Promise<ReadFrame | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Native) return null;
  // On some systems the class exists, but supports no format.
  const supported = await Native.getSupportedFormats().catch((): string[] => []);
  if (!supported.includes('ean_13')) return null;
  const detector = new Native({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return async (video) => {
    const codes = (await detector.detect(video)).map(({ rawValue, format }) => scannedCode(rawValue, format));
    return codes.find((code) => code !== null) ?? null;
  };
}

// Rejects if ZXing cannot be loaded.
export async function openReader(): Promise<ReadFrame> {
  const native = await nativeReader();
  if (native) return native;
  const { openZxing } = await import('./zxingReader');
  return openZxing();
}
