// A skeleton that appears after 150 ms, so that fast responses do not flicker.
import { Skeleton, VisuallyHidden, type SkeletonProps } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';

const SKELETON_DELAY_MS = 150;

// True after the delay.
function useDelayed(milliseconds = SKELETON_DELAY_MS): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return due;
}

// A block with the final size of the loading content. It takes up its space from the start.
export function Placeholder(props: SkeletonProps) {
  const due = useDelayed();
  return <Skeleton aria-hidden {...props} style={[due ? {} : { visibility: 'hidden' }, props.style]} />;
}

// Wraps placeholders and announces the loading state once.
export function LoadingRegion({ children }: { children: ReactNode }) {
  const t = useT(common);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
