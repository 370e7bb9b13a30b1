// Parts of a whole as one bar. The words beside it say the same, so screen readers pass it by.
import { lazyDrawing } from './lazyDrawing';

export interface Share {
  name: string;
  // Of 1, all together.
  share: number;
  // A CSS value of the theme.
  color: string;
}

const HEIGHT = 12;
const ShareDrawing = lazyDrawing(() => import('./ShareDrawing').then((module) => module.ShareDrawing));

export function ShareChart({ shares }: { shares: readonly Share[] }) {
  return <ShareDrawing shares={shares} height={HEIGHT} />;
}
