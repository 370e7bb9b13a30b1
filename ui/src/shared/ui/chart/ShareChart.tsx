// Parts of a whole as one bar. The words beside it say the same, so screen readers pass it by.
import { Suspense } from 'react';
import { onDemand } from '@/shared/lib/later';
import { Placeholder } from '@/shared/ui/Placeholder';

export interface Share {
  name: string;
  // Of 1, all together.
  share: number;
  // A CSS value of the theme.
  color: string;
}

const HEIGHT = 12;
const ShareDrawing = onDemand(() => import('./ShareDrawing').then((module) => module.ShareDrawing));

export function ShareChart({ shares }: { shares: readonly Share[] }) {
  return (
    <Suspense fallback={<Placeholder height={HEIGHT} />}>
      <ShareDrawing shares={shares} height={HEIGHT} />
    </Suspense>
  );
}
