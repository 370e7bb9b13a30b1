// Crops and scales a chosen file to the square picture that the server accepts.
import { middleSquare } from '@/features/profile/logic';

// The server accepts 512 × 512 pixels and 256 KiB.
const SIDE = 512;
const LARGEST = 256 * 1024;
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35];

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

// A browser without WebP encoding returns PNG, which is too large for photographs. Falls back to JPEG.
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, type, quality);
      if (blob?.type !== type) break;
      if (blob.size <= LARGEST) return blob;
    }
  }
  throw new Error('the picture stays too large');
}

// Rejects if the browser cannot read the file as a picture.
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { x, y, side } = middleSquare(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return smallEnough(canvas);
}
