// The seven days of a week as small marks. Training days are filled.
import { weekdayName, trainingWeek } from '@/shared/lib/dates';
import { useFormat, useT } from '@/shared/i18n/locale';
import { templateMessages } from './messages';
import classes from './WeekStrip.module.css';

export function WeekStrip({ days }: { days: readonly number[] }) {
  const t = useT(templateMessages);
  const format = useFormat();
  const trained = trainingWeek.filter((weekday) => days.includes(weekday));
  const spoken = new Intl.ListFormat(format).format(trained.map((weekday) => weekdayName(weekday, format)));
  return (
    <div className={classes.strip} role="img" aria-label={t('trainsOn', { days: spoken })}>
      {trainingWeek.map((weekday) => (
        <span key={weekday} className={classes.day} data-trained={days.includes(weekday) || undefined}>
          {weekdayName(weekday, format, 'narrow')}
        </span>
      ))}
    </div>
  );
}
