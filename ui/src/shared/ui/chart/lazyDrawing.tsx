// Where a drawing stands, in its height from the start: while its code is on the way, and when that did not come.
import { Button, Text } from '@mantine/core';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { lazyScreen } from '@/shared/lib/lazyComponents';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './lazyDrawing.module.css';
import { chartMessages } from './messages';

// Lower ones have no room for words.
const LOWEST_WITH_WORDS = 40;

// The place for drawings of one kind.
export function lazyDrawing<P extends { height: number }>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactNode {
  let latest = lazyScreen(load);
  return function LazyDrawing(props: P) {
    const [tries, setTries] = useState(0);
    const [Drawing, setDrawing] = useState(() => latest);
    // A part whose code did not come would fail for ever: another one asks for it again.
    const again = () => {
      latest = lazyScreen(load);
      setDrawing(() => latest);
      setTries(tries + 1);
    };
    return (
      <Boundary key={tries} fallback={<NotLoaded height={props.height} onRetry={again} />}>
        <Suspense fallback={<Placeholder height={props.height} />}>
          <Drawing {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function NotLoaded({ height, onRetry }: { height: number; onRetry: () => void }) {
  const t = useT(chartMessages);
  const words = useT(common);
  if (height < LOWEST_WITH_WORDS) return <div style={{ minHeight: height }} />;
  return (
    <div role="alert" className={classes.failed} style={{ minHeight: height }}>
      <Text size="sm" c="dimmed">
        {t('failed')}
      </Text>
      <Button variant="default" onClick={onRetry}>
        {words('retry')}
      </Button>
    </div>
  );
}
