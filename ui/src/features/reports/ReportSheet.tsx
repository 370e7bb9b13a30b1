// A monthly report as one printable page.
import { Progress, Text, Title } from '@mantine/core';
import type { NutritionReport } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { OVER_COLOR, overBy } from '@/shared/lib/overTarget';
import { fromWire } from '@/shared/lib/units';
import { Brand } from '@/shared/ui/Brand';
import figureClasses from '@/shared/ui/Figures.module.css';
import { CompletionBadge } from './CompletionBadge';
import { EnergyShares } from './EnergyShares';
import { consistency, generatedDay, daysIn, entriesPerDay, foodsOf, goalShare, monthName, percentText } from './logic';
import { reportMessages } from './messages';
import { NutrientTable } from './NutrientTable';
import classes from './ReportSheet.module.css';

export function ReportSheet({ report }: { report: NutritionReport }) {
  const t = useT(reportMessages);
  const words = useT(common);
  const format = useFormat();
  const { name, energyUnit: unit = 'kcal' } = useUser();
  const energy = (wire: number) => formatNumber(fromWire(wire, unit), format);
  const over = overBy(fromWire(report.averageDailyCalories, unit), fromWire(report.dailyGoal, unit));
  const foods = foodsOf(report);
  // Without a logged day there is no average, not one of 0.
  const isLogged = report.daysLogged > 0;
  const average = isLogged ? energy(report.averageDailyCalories) : t('noValue');
  const figures = [
    [t('calories'), average, isLogged ? unit : ''],
    [t('protein'), isLogged ? formatNumber(report.averageDailyProtein, format, 1) : t('noValue'), isLogged ? 'g' : ''],
    [t('daysLogged'), formatNumber(report.daysLogged, format), `/ ${daysIn(report)}`],
    [t('consistency'), percentText(consistency(report), format), ''],
    [t('totalEntries'), formatNumber(report.totalEntries, format), ''],
    [t('perDay'), formatNumber(entriesPerDay(report), format, 1), ''],
  ] as const;
  return (
    <article className={classes.sheet} aria-labelledby="sheet">
      <header className={classes.head}>
        <div>
          <Title order={2} id="sheet" className={classes.month}>
            {monthName(report, format)}
          </Title>
          <Text size="sm" c="dimmed">
            {t('madeFor', { name, day: generatedDay(report, format) })}
          </Text>
        </div>
        <span className={classes.brand}>
          <Brand size={28} />
        </span>
      </header>
      <dl className={`${figureClasses.figures} ${classes.figures}`}>
        {figures.map(([label, value, after]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {after && <span>{after}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <div className={classes.goalHead}>
          <Title order={3}>{t('dailyGoal')}</Title>
          <CompletionBadge rate={report.goalCompletionRate} />
        </div>
        <Progress
          value={goalShare(report)}
          size={10}
          {...(over > 0 && { color: OVER_COLOR })}
          aria-label={t('dailyGoal')}
          className={classes.bar}
        />
        <Text size="sm" c="dimmed" className="fit-numbers">
          {t('goalOf', { average, goal: energy(report.dailyGoal), unit })}
          {over > 0 && (
            <>
              {' · '}
              <span className="fit-over">{words('over', { amount: `${formatNumber(over, format)} ${unit}` })}</span>
            </>
          )}
        </Text>
      </section>
      <div className={classes.columns}>
        <section>
          <Title order={3}>{t('nutrients')}</Title>
          <NutrientTable report={report} />
        </section>
        <div className={classes.aside}>
          <EnergyShares report={report} />
          <section>
            <Title order={3}>{t('topFoods')}</Title>
            {foods.length === 0 ? (
              <Text size="sm">{t('noFoods')}</Text>
            ) : (
              <ol className={classes.foods}>
                {foods.map((food) => (
                  <li key={food}>{food}</li>
                ))}
              </ol>
            )}
          </section>
        </div>
      </div>
      <Text size="xs" c="dimmed" component="footer" className={classes.method}>
        {t('method')} {t('macroMethod')}
      </Text>
    </article>
  );
}
