// A nutrient of a day: its amount beside the reference, as a bar. ≥ marks a sum of which some entries are unknown.
import type { NutrientOfDay } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { overBy } from '@/shared/lib/overTarget';
import { nutrientWords } from '@/features/nutrition/food/foodMessages';
import { scaledDigits, unitOf } from '@/features/nutrition/food/nutrients';
import { percentOf } from '@/features/nutrition/log/log';
import classes from './NutrientsDialog.module.css';
import { nutrientDayMessages } from './nutrientMessages';

export function NutrientRow({ row: { nutrient, amount, known, unknown, reference, isLimit } }: { row: NutrientOfDay }) {
  const t = useT(nutrientDayMessages);
  const words = useT(common);
  const names = useT(nutrientWords);
  const format = useFormat();
  const digits = scaledDigits(nutrient);
  const text = (value: number) => `${formatNumber(value, format, digits)} ${unitOf(nutrient)}`;
  const isUnknown = known === 0 && unknown > 0;
  const sum = unknown > 0 ? t('atLeast', { amount: text(amount) }) : text(amount);
  const referenceText = isUnknown ? 'reference' : isLimit ? 'ofAtMost' : 'of';
  const over = isLimit && reference !== null ? overBy(amount, reference, digits) : 0;
  return (
    <li className={classes.row}>
      <span>{names(nutrient)}</span>
      <span className={classes.amount}>
        {!isUnknown && <span className={classes.number}>{sum} </span>}
        <span className={classes.soft}>
          {[isUnknown && t('unknown'), reference !== null && t(referenceText, { amount: text(reference) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {over > 0 && (
          <>
            {' · '}
            <span className="fit-over">{words('over', { amount: text(over) })}</span>
          </>
        )}
      </span>
      {reference !== null && !isUnknown && (
        <span className={classes.bar} aria-hidden>
          <span
            className={classes.fill}
            style={{ width: `${percentOf(amount, reference)}%` }}
            data-over={over > 0 || undefined}
          />
        </span>
      )}
    </li>
  );
}
