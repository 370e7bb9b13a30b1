// The latest periods, each with Edit and Delete; it knows no cycle.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconDroplet, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PeriodTracking } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ratingWords } from '@/shared/i18n/words';
import { formatDay, type Day } from '@/shared/lib/dates';
import { asRating } from '@/shared/lib/rating';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';
import { useDeletePeriod } from './api';
import { undoKeyOf } from './logic';
import { periodMessages } from './messages';
import classes from './PeriodList.module.css';

interface PeriodListProps {
  periods: readonly PeriodTracking[];
  onEdit: (period: PeriodTracking) => void;
}

export function PeriodList({ periods, onEdit }: PeriodListProps) {
  const t = useT(periodMessages);
  const words = useT(common);
  const ratings = useT(ratingWords);
  const format = useFormat();
  const send = useDeletePeriod();
  const dayName = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' });

  const spanOf = ({ startDate, endDate }: PeriodTracking) => {
    if (!endDate) return t('ongoing', { day: dayName(startDate) });
    return endDate === startDate ? dayName(startDate) : t('span', { first: dayName(startDate), last: dayName(endDate) });
  };
  const detailsOf = ({ flow, mood, energy, cycleExcluded }: PeriodTracking) =>
    [
      flow && t('flowOf', { flow: t(flow === 'medium' ? 'middle' : flow) }),
      mood && t('moodOf', { word: ratings(`rating${asRating(mood)}`) }),
      energy && t('energyOf', { word: ratings(`rating${asRating(energy)}`) }),
      cycleExcluded && t('excluded'),
    ].filter(Boolean);
  const remove = ({ id }: PeriodTracking) =>
    deleteWithUndo({
      key: undoKeyOf(id),
      message: t('deleted'),
      send: (options) => send(id, options),
      onError: () => toast({ title: words('error'), description: words('deleteFailed'), destructive: true }),
    });

  return (
    <section aria-labelledby="latest-periods">
      <Title order={3} size="h4" id="latest-periods">
        {t('latest')}
      </Title>
      <ul className={classes.list}>
        {periods.map((period) => (
          <li key={period.id} className={classes.period}>
            <span className={classes.picture}>
              <IconDroplet size={20} stroke={1.8} aria-hidden />
            </span>
            <div className={classes.words}>
              <Text fw={600}>{spanOf(period)}</Text>
              <Text size="sm" c="dimmed">
                {detailsOf(period).join(' · ')}
              </Text>
              {period.symptoms && <Text size="sm">{period.symptoms}</Text>}
              {period.notes && <Text size="sm">{period.notes}</Text>}
            </div>
            <div className={classes.buttons}>
              <Button
                variant="subtle"
                color="gray"
                classNames={{ root: classes.edit ?? '', section: classes.editPicture ?? '', label: classes.editWord ?? '' }}
                leftSection={<IconPencil size={18} aria-hidden />}
                aria-label={t('editThis', { day: dayName(period.startDate) })}
                onClick={() => onEdit(period)}
              >
                {t('edit')}
              </Button>
              <ActionIcon aria-label={t('deleteThis', { day: dayName(period.startDate) })} onClick={() => remove(period)}>
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
