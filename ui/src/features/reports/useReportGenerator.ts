// Generates the report of a month and shows the result as a toast.
import { serverMessage } from '@/shared/api/errors';
import type { NutritionReport } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useGenerateReport } from './api';
import { isSameMonth, monthName, type Month } from './logic';
import { reportMessages } from './messages';

export interface ReportGenerator {
  pending: Month | null;
  generate: (month: Month) => void;
}

export function useReportGenerator(reports: readonly NutritionReport[]): ReportGenerator {
  const t = useT(reportMessages);
  const words = useT(common);
  const format = useFormat();
  const { mutate, isPending, variables } = useGenerateReport();
  const generate = (month: Month) => {
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
  return { pending: isPending ? variables : null, generate };
}
