// Reads barcodes with ZXing, for browsers without a BarcodeDetector. Only detector.ts imports this file, when it is needed.
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { scannedCode } from './code';

const options: ReaderOptions = { formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], maxNumberOfSymbols: 1 };
// Enough for the bars, and four times as fast as a full frame.
const MAX_WIDTH = 800;

export async function codeInImage(image: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(image, options);
  return found ? scannedCode(found.text, found.format) : null;
}

// Rejects if the WebAssembly file cannot be loaded.
export async function openZxing(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return codeInImage(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
