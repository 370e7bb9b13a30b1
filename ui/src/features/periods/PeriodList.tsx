// Periods with the length of their cycle, Edit and Delete.
import { IconDroplet } from '@tabler/icons-react';
import type { PeriodTracking } from '@/shared/api/types';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ratingLabels } from '@/shared/i18n/labels';
import { formatDay, type Day } from '@/shared/lib/dates';
import { asRating } from '@/shared/lib/rating';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { EntryList } from '@/shared/ui/EntryList';
import { EntryRow } from '@/shared/ui/EntryRow';
import { useDeletePeriod } from './api';
import { undoKeyOf } from './logic';
import { periodMessages } from './messages';

interface PeriodListProps {
  title: string;
  // The lengths of the cycles that began with each period, by its id.
  lengths: ReadonlyMap<number, number>;
  periods: readonly PeriodTracking[];
  onEdit: (period: PeriodTracking) => void;
}

export function PeriodList({ title, periods, lengths, onEdit }: PeriodListProps) {
  const t = useT(periodMessages);
  const ratings = useT(ratingLabels);
  const format = useFormat();
  const send = useDeletePeriod();
  const remove = useDeleteWithUndo();
  const waiting = useWaitingIds('period');
  const dayName = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' });

  const spanOf = ({ startDate, endDate }: PeriodTracking) => {
    if (!endDate) return t('ongoing', { day: dayName(startDate) });
    return endDate === startDate
      ? dayName(startDate)
      : t('span', { first: dayName(startDate), last: dayName(endDate) });
  };
  const detailsOf = ({ id, flow, mood, energy, cycleExcluded }: PeriodTracking) =>
    [
      flow && t('flowOf', { flow: t(flow === 'medium' ? 'middle' : flow) }),
      mood && t('moodOf', { word: ratings(`rating${asRating(mood)}`) }),
      energy && t('energyOf', { word: ratings(`rating${asRating(energy)}`) }),
      cycleExcluded && t('excluded'),
      lengths.has(id) && t('cycleOf', { count: lengths.get(id) ?? 0 }),
    ].filter((detail) => typeof detail === 'string');
  return (
    <EntryList title={title}>
      {periods.map((period) => (
        <EntryRow
          key={period.id}
          icon={IconDroplet}
          title={spanOf(period)}
          details={detailsOf(period)}
          waiting={waiting.has(period.id)}
          texts={[period.symptoms, period.notes]}
          editLabel={t('editThis', { day: dayName(period.startDate) })}
          deleteLabel={t('deleteThis', { day: dayName(period.startDate) })}
          onEdit={() => onEdit(period)}
          onDelete={() =>
            remove({ key: undoKeyOf(period.id), message: t('deleted'), send: (options) => send(period, options) })
          }
        />
      ))}
    </EntryList>
  );
}
