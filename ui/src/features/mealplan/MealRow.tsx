// One planned meal with its macros, its recipe and buttons that log it, undo that or swap it for another dish.
import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange, IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { MealOfDay } from './logic';
import { mealIcons } from './mealIcons';
import classes from './MealRow.module.css';
import { mealPlanMessages } from './messages';
import { PortionDetails } from './PortionDetails';
import type { MealState } from './useMealLogging';
import { useMealSwap } from './useMealSwap';
import { useMealWords } from './useMealWords';

interface MealRowProps {
  meal: MealOfDay;
  state: MealState;
}

export function MealRow({ meal: planned, state }: MealRowProps) {
  const { slot, meal } = planned;
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const [open, setOpen] = useState(false);
  const details = useId();
  const { name } = meal;
  const { line, macros } = useMealWords(planned);
  const { swap, isSwapping } = useMealSwap(planned);
  const Icon = mealIcons[slot];
  return (
    <li className={classes.row} data-logged={state.isLogged || undefined}>
      <span className={classes.icon} aria-hidden>
        {state.isLogged ? <IconCheck size={18} stroke={2.4} /> : <Icon size={18} stroke={1.8} />}
      </span>
      <div className={classes.words}>
        <div className={classes.slot}>
          {line}
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
          <span className={classes.macros}>{macros}</span>
          <div className={classes.openers}>
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
              // Stays focusable, so that the keyboard does not lose its place.
              <UnstyledButton
                className={classes.opener}
                aria-disabled={state.isBusy || isSwapping || undefined}
                aria-label={t('swapThis', { name })}
                onClick={() => !state.isBusy && swap()}
              >
                <IconArrowsExchange size={16} stroke={2} aria-hidden />
                {t('swap')}
              </UnstyledButton>
            )}
          </div>
        </div>
        <div id={details} hidden={!open}>
          {open && <PortionDetails meal={meal} />}
        </div>
      </div>
    </li>
  );
}
