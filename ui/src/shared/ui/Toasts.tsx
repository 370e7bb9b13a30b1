// The place of the toasts: empty until there is a first one, whose code comes apart from the first screen's.
import { Suspense, useState } from 'react';
import { later } from '@/shared/lib/later';
import { useToastStore } from './toast';

const Toaster = later(() => import('./Toaster').then((module) => module.Toaster));

export function Toasts() {
  const wanted = useToastStore((state) => state.current !== null);
  const [seen, setSeen] = useState(false);
  if (wanted && !seen) setSeen(true);
  return seen && (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
