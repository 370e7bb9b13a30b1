// The logged nights, each with Edit and Delete; it knows no chart.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconMoon, IconPencil, IconTrash } from '@tabler/icons-react';
import type { SleepTracking } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ratingWords } from '@/shared/i18n/words';
import { formatClock, formatDay, formatMinutes } from '@/shared/lib/dates';
import { asRating } from '@/shared/lib/rating';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';
import { useDeleteNight } from './api';
import { minutesOf, undoKeyOf } from './logic';
import { sleepMessages } from './messages';
import classes from './NightList.module.css';

interface NightListProps {
  nights: readonly SleepTracking[];
  onEdit: (night: SleepTracking) => void;
}

export function NightList({ nights, onEdit }: NightListProps) {
  const t = useT(sleepMessages);
  const words = useT(common);
  const ratings = useT(ratingWords);
  const format = useFormat();
  const send = useDeleteNight();

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
    ].filter(Boolean);
  const remove = ({ id }: SleepTracking) =>
    deleteWithUndo({
      key: undoKeyOf(id),
      message: t('deleted'),
      send: (options) => send(id, options),
      onError: () => toast({ title: words('error'), description: words('deleteFailed'), destructive: true }),
    });

  return (
    <section aria-labelledby="nights">
      <Title order={3} size="h4" id="nights">
        {t('list')}
      </Title>
      <ul className={classes.list}>
        {nights.map((night) => {
          const minutes = minutesOf(night);
          return (
            <li key={night.id} className={classes.night}>
              <span className={classes.picture}>
                <IconMoon size={20} stroke={1.8} aria-hidden />
              </span>
              <div className={classes.words}>
                <Text fw={600}>
                  {dayOf(night)}
                  {minutes !== null && <span className={classes.length}> · {formatMinutes(minutes)}</span>}
                </Text>
                <Text size="sm" c="dimmed">
                  {detailsOf(night).join(' · ')}
                </Text>
                {night.dreams && <Text size="sm">{night.dreams}</Text>}
                {night.notes && <Text size="sm">{night.notes}</Text>}
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="subtle"
                  color="gray"
                  classNames={{ root: classes.edit ?? '', section: classes.editPicture ?? '', label: classes.editWord ?? '' }}
                  leftSection={<IconPencil size={18} aria-hidden />}
                  aria-label={t('editThis', { day: dayOf(night) })}
                  onClick={() => onEdit(night)}
                >
                  {t('edit')}
                </Button>
                <ActionIcon aria-label={t('deleteThis', { day: dayOf(night) })} onClick={() => remove(night)}>
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
