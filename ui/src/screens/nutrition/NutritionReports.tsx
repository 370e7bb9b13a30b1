// /nutrition-reports: generates and lists monthly reports. ?month=2026-11 shows one report as a printable page.
import { Button } from '@mantine/core';
import { IconFileText, IconPrinter, IconReportAnalytics } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useReports } from '@/features/reports/api';
import { GenerateCards } from '@/features/reports/GenerateCards';
import { monthKey, monthOf, undoKeyOf } from '@/features/reports/logic';
import { reportMessages } from '@/features/reports/messages';
import { ReportList } from '@/features/reports/ReportList';
import { ReportSheet } from '@/features/reports/ReportSheet';
import { useReportGenerator } from '@/features/reports/useReportGenerator';
import type { NutritionReport } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import classes from './NutritionReports.module.css';

export function NutritionReports() {
  const [parameters] = useSearchParams();
  const month = parameters.get('month');
  return month === null ? <AllReports /> : <OneReport key={month} month={month} />;
}

function AllReports() {
  const t = useT(reportMessages);
  return (
    <>
      <PageHeader title={t('title')} backTo="/nutrition" backLabel={t('back')} />
      <Loaded render={(reports) => <GenerateAndList reports={reports} />} />
    </>
  );
}

function GenerateAndList({ reports }: { reports: readonly NutritionReport[] }) {
  const t = useT(reportMessages);
  const present = monthOf(useToday());
  const hidden = useHiddenKeys();
  const generator = useReportGenerator(reports);
  const shown = reports.filter(({ id }) => !hidden.has(undoKeyOf(id)));
  return (
    <div className={classes.page}>
      <GenerateCards present={present} reports={shown} generator={generator} />
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={IconReportAnalytics}
            title={t('empty')}
            description={t('emptyHint')}
            action={
              <Button variant="light" disabled={generator.pending !== null} onClick={() => generator.generate(present)}>
                {t('first')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ReportList reports={shown} />
      )}
    </div>
  );
}

function OneReport({ month }: { month: string }) {
  const t = useT(reportMessages);
  return (
    <>
      <PageHeader
        title={t('sheetTitle')}
        backTo="/nutrition-reports"
        backLabel={t('sheetBack')}
        action={
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <Loaded
        render={(reports) => {
          const report = reports.find((each) => monthKey(each) === month);
          if (report) return <ReportSheet report={report} />;
          const action = (
            <Button component={Link} to="/nutrition-reports">
              {t('toList')}
            </Button>
          );
          return (
            <Card>
              <EmptyState icon={IconFileText} title={t('notFound')} description={t('notFoundHint')} action={action} />
            </Card>
          );
        }}
      />
    </>
  );
}

function Loaded({ render }: { render: (reports: readonly NutritionReport[]) => ReactNode }) {
  const { data, error, refetch } = useReports();
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={120} radius="lg" />
        <Placeholder height={480} radius="lg" mt={20} />
      </LoadingRegion>
    );
  }
  return render(data);
}
