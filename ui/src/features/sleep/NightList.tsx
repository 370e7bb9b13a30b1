// The logged nights with Edit and Delete.
import { IconMoon } from '@tabler/icons-react';
import type { SleepTracking } from '@/shared/api/types';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ratingLabels } from '@/shared/i18n/labels';
import { formatClock, formatDay, formatMinutes } from '@/shared/lib/dates';
import { asRating } from '@/shared/lib/rating';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { EntryList } from '@/shared/ui/EntryList';
import { EntryRow } from '@/shared/ui/EntryRow';
import { useDeleteNight } from './api';
import { minutesOf } from './clock';
import { undoKeyOf } from './logic';
import { sleepMessages } from './messages';
import classes from './NightList.module.css';

interface NightListProps {
  nights: readonly SleepTracking[];
  onEdit: (night: SleepTracking) => void;
}

export function NightList({ nights, onEdit }: NightListProps) {
  const t = useT(sleepMessages);
  const ratings = useT(ratingLabels);
  const format = useFormat();
  const send = useDeleteNight();
  const remove = useDeleteWithUndo();
  const waiting = useWaitingIds('night');

  const dayOf = ({ sleepDate }: SleepTracking) =>
    formatDay(sleepDate, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const timesOf = ({ bedtime, bedtimeUtcOffset, wakeTime, utcOffset }: SleepTracking) => {
    const bed = bedtime && formatClock(bedtime, bedtimeUtcOffset ?? 0, format);
    const wake = wakeTime && formatClock(wakeTime, utcOffset, format);
    if (bed && wake) return t('times', { bedtime: bed, wakeTime: wake });
    return bed ? t('bedtimeOnly', { time: bed }) : wake && t('wakeOnly', { time: wake });
  };
  const detailsOf = (night: SleepTracking) =>
    [
      timesOf(night),
      night.quality && t('qualityWord', { word: ratings(`rating${asRating(night.quality)}`) }),
      night.mood && t('moodWord', { word: ratings(`rating${asRating(night.mood)}`) }),
      night.interruptions > 0 && t('interrupted', { count: night.interruptions }),
    ].filter((detail) => typeof detail === 'string');
  return (
    <EntryList title={t('list')}>
      {nights.map((night) => {
        const minutes = minutesOf(night);
        const title = (
          <>
            {dayOf(night)}
            {minutes !== null && <span className={classes.length}> · {formatMinutes(minutes, format)}</span>}
          </>
        );
        return (
          <EntryRow
            key={night.id}
            icon={IconMoon}
            title={title}
            details={detailsOf(night)}
            waiting={waiting.has(night.id)}
            texts={[night.dreams, night.notes]}
            editLabel={t('editThis', { day: dayOf(night) })}
            deleteLabel={t('deleteThis', { day: dayOf(night) })}
            onEdit={() => onEdit(night)}
            onDelete={() =>
              remove({ key: undoKeyOf(night.id), message: t('deleted'), send: (options) => send(night, options) })
            }
          />
        );
      })}
    </EntryList>
  );
}
