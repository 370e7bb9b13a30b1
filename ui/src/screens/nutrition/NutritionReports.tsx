// /nutrition-reports, Monthly Nutrition Reports: making and listing them, and one as a page to print (?month=2026-11).
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
import { useReportMaker } from '@/features/reports/useReportMaker';
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
  const asked = parameters.get('month');
  return asked === null ? <AllReports /> : <OneReport key={asked} asked={asked} />;
}

function AllReports() {
  const t = useT(reportMessages);
  return (
    <>
      <PageHeader title={t('title')} backTo="/nutrition" backLabel={t('back')} />
      <Loaded draw={(reports) => <MakeAndList reports={reports} />} />
    </>
  );
}

function MakeAndList({ reports }: { reports: readonly NutritionReport[] }) {
  const t = useT(reportMessages);
  const present = monthOf(useToday());
  const hidden = useHiddenKeys();
  const maker = useReportMaker(reports);
  const shown = reports.filter(({ id }) => !hidden.has(undoKeyOf(id)));
  return (
    <div className={classes.page}>
      <GenerateCards present={present} reports={shown} maker={maker} />
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={IconReportAnalytics}
            title={t('empty')}
            description={t('emptyHint')}
            action={
              <Button variant="light" disabled={maker.pending !== null} onClick={() => maker.make(present)}>
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

function OneReport({ asked }: { asked: string }) {
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
        draw={(reports) => {
          const report = reports.find((each) => monthKey(each) === asked);
          if (report) return <ReportSheet report={report} />;
          const action = (
            <Button component={Link} to="/nutrition-reports">
              {t('toList')}
            </Button>
          );
          return (
            <Card>
              <EmptyState icon={IconFileText} title={t('gone')} description={t('goneHint')} action={action} />
            </Card>
          );
        }}
      />
    </>
  );
}

function Loaded({ draw }: { draw: (reports: readonly NutritionReport[]) => ReactNode }) {
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
  return draw(data);
}
