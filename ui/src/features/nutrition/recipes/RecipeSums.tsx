// Energy and main nutrients of the ingredients: in total, and of one portion.
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { nutrientWords } from '@/features/nutrition/food/foodMessages';
import { mainNutrients } from '@/features/nutrition/food/nutrients';
import { totalsOf, type Part, type Total } from '@/features/nutrition/parts/part';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { recipeMessages } from './recipeMessages';
import classes from './RecipeSums.module.css';

interface RecipeSumsProps {
  parts: readonly Part[];
  portions: number | null;
}

export function RecipeSums({ parts, portions }: RecipeSumsProps) {
  const t = useT(recipeMessages);
  const names = useT(nutrientWords);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const totals = totalsOf(parts);
  // A minimum is marked as such.
  const shown = ({ isLeast }: Total, text: string) => (isLeast ? `≥ ${text}` : text);
  const row = (name: string, total: Total, textOf: (amount: number) => string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{shown(total, textOf(total.sum))}</td>
      <td>{portions ? shown(total, textOf(total.sum / portions)) : '–'}</td>
    </tr>
  );
  return (
    <table className={classes.sums} aria-label={t('sums')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('total')}</th>
          <th scope="col">{t('perPortion')}</th>
        </tr>
      </thead>
      <tbody>
        {row(names('calories'), totals.calories, (amount) => `${energy(amount)} ${unit}`)}
        {mainNutrients.map((each) =>
          row(names(each), totals[each], (amount) => `${formatNumber(amount, format, 1)} g`),
        )}
      </tbody>
    </table>
  );
}
