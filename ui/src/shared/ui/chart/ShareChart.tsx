// A stacked bar of shares. Hidden from screen readers, because the text beside it has the same content.
import { lazyDrawing } from './lazyDrawing';

export interface Share {
  name: string;
  // All shares add up to 1.
  share: number;
  // A CSS color of the theme.
  color: string;
}

const HEIGHT = 12;
const ShareDrawing = lazyDrawing(() => import('./ShareDrawing').then((module) => module.ShareDrawing));

export function ShareChart({ shares }: { shares: readonly Share[] }) {
  return <ShareDrawing shares={shares} height={HEIGHT} />;
}
