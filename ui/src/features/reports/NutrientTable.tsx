// The totals and daily averages of a month as a table.
import type { NutritionReport } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { reportMessages } from './messages';
import classes from './NutrientTable.module.css';

export function NutrientTable({ report }: { report: NutritionReport }) {
  const t = useT(reportMessages);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const energy = (wire: number) => `${formatNumber(fromWire(wire, unit), format)} ${unit}`;
  const grams = (value: number, digits = 0) => `${formatNumber(value, format, digits)} g`;
  // Without a logged day there is no average, not one of 0.
  const average = (shown: string) => (report.daysLogged > 0 ? shown : t('noValue'));
  const rows = [
    [t('energy'), energy(report.totalCalories), average(energy(report.averageDailyCalories))],
    [t('proteinWord'), grams(report.totalProtein), average(grams(report.averageDailyProtein, 1))],
    [t('carbs'), grams(report.totalCarbs), average(grams(report.averageDailyCarbs, 1))],
    [t('fat'), grams(report.totalFat), average(grams(report.averageDailyFat, 1))],
    [t('fiber'), grams(report.totalFiber), average(grams(report.averageDailyFiber, 1))],
  ] as const;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('nutrient')}</th>
          <th scope="col">{t('total')}</th>
          <th scope="col">{t('average')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, total, average]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{total}</td>
            <td>{average}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
