// Plans the empty days of the week.
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '@/shared/i18n/locale';
import { mealWeekMessages } from './messages';
import type { WeekPlanning } from './useWeekPlanning';

export function PlanButton({ planning }: { planning: WeekPlanning }) {
  const t = useT(mealWeekMessages);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      // It disappears once the week is planned.
      if (document.activeElement === shown) document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      // Stays focusable, so that the keyboard does not lose its place.
      aria-disabled={planning.isPending || undefined}
      data-disabled={planning.isPending || undefined}
      onClick={() => planning.plan({ replace: false })}
    >
      {t(planning.isPending ? 'planning' : 'plan')}
    </Button>
  );
}
