// The dashboard tour: five tooltips, each highlighting one target.
import { Button, CloseButton, Portal, Text, Title } from '@mantine/core';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '@/shared/api/user';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useT } from '@/shared/i18n/locale';
import { completeTour, placeTooltip, steps, TOOLTIP_DELAY_MS } from './logic';
import { tourMessages } from './messages';
import classes from './Tour.module.css';
import { targetElement, useTargetBox } from './useTargetBox';

// Padding of the highlight around its target, in pixels.
const PADDING = 8;

export function Tour({ onEnd }: { onEnd: () => void }) {
  const { id } = useUser();
  const [index, setIndex] = useState(0);
  const before = useRef(document.activeElement);

  const end = () => {
    completeTour(id);
    onEnd();
    const last = before.current;
    if (last instanceof HTMLElement && last.isConnected && last !== document.body) last.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  useBackCloses(true, end, 'own');
  const next = () => (index === steps.length - 1 ? end() : setIndex(index + 1));
  const back = () => setIndex(Math.max(0, index - 1));

  return <Step key={index} index={index} onNext={next} onBack={back} onEnd={end} />;
}

interface StepProps {
  index: number;
  onNext: () => void;
  onBack: () => void;
  onEnd: () => void;
}

function Step({ index, onNext, onBack, onEnd }: StepProps) {
  const t = useT(tourMessages);
  const target = steps[index] ?? steps[0];
  const box = useTargetBox(target);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const measure = useCallback((tooltip: HTMLElement | null) => {
    if (tooltip) setSize(tooltip.getBoundingClientRect());
  }, []);
  const trap = useMergedRef(useFocusTrap(), measure);
  const [shown, setShown] = useState(false);
  const position = placeTooltip(box, size, { width: window.innerWidth, height: window.innerHeight });
  const last = index === steps.length - 1;

  useEffect(() => {
    targetElement(target)?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setShown(true), TOOLTIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);

  // On the document, so that keys still work after a click beside the tooltip.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = { Escape: onEnd, ArrowRight: last ? undefined : onNext, ArrowLeft: onBack }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <Portal>
      <div
        role="presentation"
        className={classes.shade}
        data-highlight={box ? true : undefined}
        onMouseDown={(event) => event.preventDefault()}
      />
      {box && (
        <div
          className={classes.highlight}
          style={{
            top: box.top - PADDING,
            left: box.left - PADDING,
            width: box.width + 2 * PADDING,
            height: box.height + 2 * PADDING,
          }}
        />
      )}
      {shown && (
        <div
          ref={trap}
          role="dialog"
          aria-modal="true"
          aria-labelledby="tour-title"
          aria-describedby="tour-text"
          className={classes.tooltip}
          style={position}
        >
          <div className={classes.head}>
            <Title order={2} size="h3" id="tour-title">
              {t(`${target}Title`)}
            </Title>
            <CloseButton aria-label={t('close')} onClick={onEnd} className={classes.close} />
          </div>
          <Text size="sm" id="tour-text">
            {t(target)}
          </Text>
          <div className={classes.foot}>
            <Text size="sm" c="dimmed" className={classes.count}>
              {t('count', { step: index + 1, total: steps.length })}
            </Text>
            {!last && (
              <Button variant="subtle" color="gray" onClick={onEnd}>
                {t('skip')}
              </Button>
            )}
            <Button onClick={onNext} data-autofocus>
              {t(last ? 'done' : 'next')}
            </Button>
          </div>
        </div>
      )}
    </Portal>
  );
}
