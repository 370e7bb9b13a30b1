// The toasts. Their code is loaded once the page is idle, or with the first toast.
import { Suspense, useEffect, useState } from 'react';
import { lazyScreen, whenIdle } from '@/shared/lib/lazyComponents';
import { useToastStore } from '@/shared/ui/toast';

const Toaster = lazyScreen(() => import('@/shared/ui/Toaster').then((module) => module.Toaster));

export function Toasts() {
  const [idle, setIdle] = useState(!import.meta.env.PROD);
  const hasToast = useToastStore(({ current }) => current !== null);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    (idle || hasToast) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
