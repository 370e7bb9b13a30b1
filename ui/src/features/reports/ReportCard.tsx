// One monthly report in the list: averages, goal and consistency, with a link to the printable report.
import { Button, Progress, Text, Title } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { NutritionReport } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { OVER_COLOR, overBy } from '@/shared/lib/overTarget';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import figureClasses from '@/shared/ui/Figures.module.css';
import { CompletionBadge } from './CompletionBadge';
import { consistency, daysIn, entriesPerDay, foodsOf, goalShare, monthKey, monthName, percentText } from './logic';
import { reportMessages } from './messages';
import classes from './ReportCard.module.css';

interface ReportCardProps {
  report: NutritionReport;
  onDelete: (report: NutritionReport) => void;
}

export function ReportCard({ report, onDelete }: ReportCardProps) {
  const t = useT(reportMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const month = monthName(report, format);
  const heading = `report-${report.id}`;
  const energy = (wire: number) => formatNumber(fromWire(wire, unit), format);
  const over = overBy(fromWire(report.averageDailyCalories, unit), fromWire(report.dailyGoal, unit));
  const foods = foodsOf(report);
  // Without a logged day there is no average, not one of 0.
  const isLogged = report.daysLogged > 0;
  const average = isLogged ? energy(report.averageDailyCalories) : t('noValue');
  const facts = [
    [t('daysLogged'), t('daysOf', { days: report.daysLogged, all: daysIn(report) })],
    [t('consistency'), percentText(consistency(report), format)],
    [t('totalEntries'), formatNumber(report.totalEntries, format)],
    [t('perDay'), formatNumber(entriesPerDay(report), format, 1)],
    [
      t('achievement'),
      report.goalCompletionRate === null ? t('noValue') : percentText(report.goalCompletionRate, format),
    ],
  ];
  return (
    <Card aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        <Title order={3} size="h2" id={heading}>
          {month}
        </Title>
        <CompletionBadge rate={report.goalCompletionRate} />
      </div>
      <dl className={figureClasses.figures}>
        <div>
          <dt>{t('calories')}</dt>
          <dd>
            {average} {isLogged && <span>{unit}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('protein')}</dt>
          <dd>
            {isLogged ? formatNumber(report.averageDailyProtein, format, 1) : t('noValue')} {isLogged && <span>g</span>}
          </dd>
        </div>
      </dl>
      <div>
        <div className={classes.goal}>
          <span>{t('dailyGoal')}</span>
          <span>
            {t('goalOf', { average, goal: energy(report.dailyGoal), unit })}
            {over > 0 && (
              <>
                {' · '}
                <span className="fit-over">{words('over', { amount: `${formatNumber(over, format)} ${unit}` })}</span>
              </>
            )}
          </span>
        </div>
        <Progress
          value={goalShare(report)}
          size={8}
          {...(over > 0 && { color: OVER_COLOR })}
          aria-label={t('dailyGoal')}
        />
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.foods}>
        <Text size="sm" c="dimmed">
          {t('topFoods')}
        </Text>
        {foods.length === 0 ? (
          <Text size="sm">{t('noFoods')}</Text>
        ) : (
          <ul>
            {foods.map((food) => (
              <li key={food}>{food}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`?month=${monthKey(report)}`}
          variant="light"
          leftSection={<IconFileText size={18} aria-hidden />}
          aria-label={t('viewOf', { month })}
        >
          {t('view')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t('removeOf', { month })}
          onClick={() => onDelete(report)}
        >
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
}
