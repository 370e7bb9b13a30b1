// A skeleton that waits 150 ms before it shows, so that quick answers never flicker; it knows no content.
import { Skeleton, VisuallyHidden, type SkeletonProps } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';

export const SKELETON_DELAY_MS = 150;

// True once something has been awaited long enough to say so.
export function useDelayed(milliseconds = SKELETON_DELAY_MS): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return due;
}

// One block in the final size of what is loading. It keeps its place from the start.
export function Placeholder(props: SkeletonProps) {
  const due = useDelayed();
  return <Skeleton aria-hidden {...props} style={[due ? {} : { visibility: 'hidden' }, props.style]} />;
}

// Wraps the blocks of one loading place and tells screen readers once.
export function LoadingRegion({ children }: { children: ReactNode }) {
  const t = useT(common);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
