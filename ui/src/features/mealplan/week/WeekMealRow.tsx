// One meal of a day of the week: a tap shows its portion, and a button swaps it for another dish.
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { MealOfDay } from '@/features/mealplan/logic';
import { mealIcons } from '@/features/mealplan/mealIcons';
import { mealPlanMessages } from '@/features/mealplan/messages';
import { PortionDetails } from '@/features/mealplan/PortionDetails';
import { useMealSwap } from '@/features/mealplan/useMealSwap';
import { useMealWords } from '@/features/mealplan/useMealWords';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import classes from './WeekMealRow.module.css';

interface WeekMealRowProps {
  date: Day;
  meal: MealOfDay;
  // In today's food log.
  isLogged: boolean;
  canSwap: boolean;
}

export function WeekMealRow({ date, meal: planned, isLogged, canSwap }: WeekMealRowProps) {
  const t = useT(mealPlanMessages);
  const [open, setOpen] = useState(false);
  const details = useId();
  const { line, macros } = useMealWords(planned);
  const { swap, isSwapping } = useMealSwap(planned, date);
  const { name } = planned.meal;
  const Icon = isLogged ? IconCheck : mealIcons[planned.slot];
  return (
    <li className={classes.row} data-busy={isSwapping || undefined}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.icon} data-logged={isLogged || undefined} aria-hidden>
          <Icon size={18} stroke={isLogged ? 2.4 : 1.8} />
        </span>
        <span className={classes.words}>
          <span className={classes.line}>
            {/* Lines break between the numbers, never within one. */}
            {line.replaceAll(/(\d) /g, '$1\u00a0')}
            {isLogged && <span className={classes.logged}> · {t('logged')}</span>}
          </span>
          <span className={classes.name}>{name}</span>
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden className={classes.arrow} />
      </UnstyledButton>
      {canSwap && !isLogged && (
        // Stays focusable, so that the keyboard does not lose its place.
        <ActionIcon
          aria-label={t('swapThis', { name })}
          aria-disabled={isSwapping || undefined}
          data-disabled={isSwapping || undefined}
          onClick={swap}
        >
          <IconArrowsExchange size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      <div id={details} hidden={!open} className={classes.details}>
        {open && (
          <>
            <Text size="sm" c="dimmed" className="fit-numbers">
              {macros}
            </Text>
            <PortionDetails meal={planned.meal} />
          </>
        )}
      </div>
    </li>
  );
}
