// The one shape that breathes: a circle that follows the clock frame by frame; under reduced motion a bar. It counts nothing.
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { viewOf, type BreathingRun, type BreathingView } from './breathing';
import classes from './BreathingShape.module.css';

// The circle never vanishes: empty lungs are half its size.
const SMALLEST = 0.5;

interface BreathingShapeProps {
  run: BreathingRun;
  view: BreathingView;
  // The number in its middle.
  children: ReactNode;
}

export function BreathingShape({ run, view, children }: BreathingShapeProps) {
  const reduced = useReducedMotion();
  return reduced ? <Bar view={view}>{children}</Bar> : <Circle run={run}>{children}</Circle>;
}

function Circle({ run, children }: Pick<BreathingShapeProps, 'run' | 'children'>) {
  const circle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const { fullness } = viewOf(run, Date.now());
      if (circle.current) circle.current.style.transform = `scale(${SMALLEST + (1 - SMALLEST) * fullness})`;
      if (run.since !== null) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [run]);
  return (
    <div className={classes.place}>
      <span className={classes.edge} aria-hidden />
      <span className={classes.circle} ref={circle} aria-hidden />
      <span className={classes.middle}>{children}</span>
    </div>
  );
}

function Bar({ view, children }: Pick<BreathingShapeProps, 'view' | 'children'>) {
  return (
    <div className={classes.still}>
      {children}
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ inlineSize: `${Math.round(view.fullness * 100)}%` }} />
      </span>
    </div>
  );
}
