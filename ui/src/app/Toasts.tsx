// The toasts. Their code is loaded after the first paint, and again with a toast if it could not be loaded: without a
// server the page goes on.
import { useEffect, useState, type ComponentType } from 'react';
import { useToastStore } from '@/shared/ui/toast';

const load = () => Promise.all([import('@/shared/ui/Toaster'), import('@/shared/lazyStyles')]);

export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const toastId = useToastStore(({ current }) => current?.id);
  const isLoaded = Toaster !== null;
  useEffect(() => {
    if (isLoaded) return;
    load().then(
      ([module]) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [isLoaded, toastId]);
  return Toaster && <Toaster />;
}
