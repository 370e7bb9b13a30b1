// The reports by year, newest first; a deleted one can be taken back. It knows no sheet.
import { Title } from '@mantine/core';
import type { NutritionReport } from '@/shared/api/types';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useDeleteReport } from './api';
import { byYear, monthName, undoKeyOf } from './logic';
import { reportMessages } from './messages';
import { ReportCard } from './ReportCard';
import classes from './ReportList.module.css';

export function ReportList({ reports }: { reports: readonly NutritionReport[] }) {
  const t = useT(reportMessages);
  const format = useFormat();
  const send = useDeleteReport();
  const removeEntry = useDeleteWithUndo();
  const remove = (report: NutritionReport) =>
    removeEntry({
      key: undoKeyOf(report.id),
      message: t('removed', { month: monthName(report, format) }),
      send: (options) => send(report.id, options),
    });
  return byYear(reports).map(({ year, reports: months }) => (
    <section key={year} aria-labelledby={`year-${year}`}>
      <Title order={2} id={`year-${year}`} className={classes.year}>
        {year}
      </Title>
      <div className={classes.months}>
        {months.map((report) => (
          <ReportCard key={report.id} report={report} onDelete={remove} />
        ))}
      </div>
    </section>
  ));
}
