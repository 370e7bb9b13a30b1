// One planned meal with its macros, its portion and buttons that log it, undo that or swap it for another dish.
import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange, IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { toast } from '@/shared/ui/toast';
import { useSwapMeal } from './api';
import type { MealOfDay } from './logic';
import { mealIcons } from './mealIcons';
import classes from './MealRow.module.css';
import { mealPlanMessages } from './messages';
import { PortionDetails } from './PortionDetails';
import type { MealState } from './useMealLogging';

interface MealRowProps {
  meal: MealOfDay;
  state: MealState;
}

export function MealRow({ meal: planned, state }: MealRowProps) {
  const { slot, meal } = planned;
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const [open, setOpen] = useState(false);
  const details = useId();
  const { name, minutes } = meal;
  const { mutate: swap, isPending: isSwapping } = useSwapMeal();
  const Icon = mealIcons[slot];
  const macros = (['protein', 'carbs', 'fat'] as const).flatMap((macro) => {
    const grams = meal[macro];
    // Lines break between the macros, never within one.
    return grams === null ? [] : [t(macro, { grams: formatNumber(grams, format) }).replaceAll(' ', '\u00a0')];
  });
  const reportFailure = (error: unknown) =>
    toast({ title: words('error'), description: serverMessage(error, t('swapFailed', { name })), destructive: true });
  return (
    <li className={classes.row} data-logged={state.isLogged || undefined}>
      <span className={classes.icon} aria-hidden>
        {state.isLogged ? <IconCheck size={18} stroke={2.4} /> : <Icon size={18} stroke={1.8} />}
      </span>
      <div className={classes.words}>
        <div className={classes.slot}>
          {t(slot)} · {formatNumber(fromWire(meal.calories, unit), format)} {unit}
          {minutes !== null && ` · ${t('minutes', { minutes: formatNumber(minutes, format) })}`}
          <span className={classes.logged} role="status">
            {state.isLogged && t('logged')}
          </span>
        </div>
        <div className={classes.name}>{name}</div>
      </div>
      <div>
        {state.isLogged ? (
          state.undo && (
            <Button
              variant="subtle"
              color="gray"
              className={classes.undo}
              disabled={state.isBusy}
              aria-label={t('undoThis', { name })}
              onClick={state.undo}
            >
              {words('undo')}
            </Button>
          )
        ) : (
          <Button
            variant="default"
            classNames={{ root: classes.take ?? '', section: classes.plus ?? '', label: classes.takeWord ?? '' }}
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={state.isBusy || isSwapping}
            aria-label={t('logThis', { name })}
            onClick={state.log}
          >
            {t('log')}
          </Button>
        )}
      </div>
      <div className={classes.more}>
        <div className={classes.line}>
          <span className={classes.macros}>{macros.join(' · ')}</span>
          <UnstyledButton
            className={classes.opener}
            aria-expanded={open}
            aria-controls={details}
            aria-label={t('portionOf', { name })}
            onClick={() => setOpen(!open)}
          >
            {t('portion')}
            <IconChevronDown size={16} stroke={2} aria-hidden className={classes.arrow} />
          </UnstyledButton>
          {!state.isLogged && (
            <UnstyledButton
              className={classes.opener}
              disabled={state.isBusy || isSwapping}
              aria-label={t('swapThis', { name })}
              onClick={() => swap(planned, { onError: reportFailure })}
            >
              <IconArrowsExchange size={16} stroke={2} aria-hidden />
              {t('swap')}
            </UnstyledButton>
          )}
        </div>
        <div id={details} hidden={!open}>
          {open && <PortionDetails meal={meal} />}
        </div>
      </div>
    </li>
  );
}
