// Makes a month's report and says how it went; it draws nothing.
import { serverMessage } from '@/shared/api/errors';
import type { NutritionReport } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useGenerateReport } from './api';
import { isSameMonth, monthName, type Month } from './logic';
import { reportMessages } from './messages';

export interface ReportMaker {
  pending: Month | null;
  make: (month: Month) => void;
}

export function useReportMaker(reports: readonly NutritionReport[]): ReportMaker {
  const t = useT(reportMessages);
  const words = useT(common);
  const format = useFormat();
  const { mutate, isPending, variables } = useGenerateReport();
  const make = (month: Month) => {
    const refreshed = reports.some((report) => isSameMonth(report, month));
    mutate(month, {
      onSuccess: () =>
        toast({
          title: t(refreshed ? 'refreshed' : 'generated'),
          description: t('generatedHint', { month: monthName(month, format) }),
        }),
      onError: (error) =>
        toast({ title: words('error'), description: serverMessage(error, t('generateFailed')), destructive: true }),
    });
  };
  return { pending: isPending ? variables : null, make };
}
