// Loads a chart's drawing lazily, with a placeholder of the same height and a retry button.
import { Button, Text } from '@mantine/core';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { lazyScreen } from '@/shared/lib/lazyComponents';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './lazyDrawing.module.css';
import { chartMessages } from './messages';

// Lower drawings have no room for the error message.
const MIN_HEIGHT_FOR_MESSAGE = 40;

export function lazyDrawing<P extends { height: number }>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactNode {
  let latest = lazyScreen(load);
  return function LazyDrawing(props: P) {
    const [attempts, setAttempts] = useState(0);
    const [Drawing, setDrawing] = useState(() => latest);
    // A lazy component whose code failed to load never recovers, so a new one is created.
    const retry = () => {
      latest = lazyScreen(load);
      setDrawing(() => latest);
      setAttempts(attempts + 1);
    };
    return (
      <Boundary key={attempts} fallback={<NotLoaded height={props.height} onRetry={retry} />}>
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
  const tCommon = useT(common);
  if (height < MIN_HEIGHT_FOR_MESSAGE) return <div style={{ minHeight: height }} />;
  return (
    <div role="alert" className={classes.failed} style={{ minHeight: height }}>
      <Text size="sm" c="dimmed">
        {t('failed')}
      </Text>
      <Button variant="default" onClick={onRetry}>
        {tCommon('retry')}
      </Button>
    </div>
  );
}
