// The head of the workout calendar.
import { MonthHead } from '@/shared/calendar/MonthHead';
import { useT } from '@/shared/i18n/locale';
import type { Month } from '@/shared/lib/months';
import { calendarMessages } from './messages';

export const MONTH_TITLE = 'calendar-month';

interface MonthBarProps {
  month: Month;
  onMonth: (month: Month) => void;
  onToday: () => void;
}

export function MonthBar(props: MonthBarProps) {
  const t = useT(calendarMessages);
  const words = { today: t('today'), previous: t('previous'), next: t('next') };
  return <MonthHead id={MONTH_TITLE} words={words} {...props} />;
}
