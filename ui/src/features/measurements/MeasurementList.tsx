// The latest measurements with the change since the previous one, Edit and Delete.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { BodyMeasurement } from '@/shared/api/types';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { Card } from '@/shared/ui/Card';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { useDeleteMeasurement } from './api';
import { longDay, undoKeyOf, type ListedMeasurement, type Units } from './logic';
import classes from './MeasurementList.module.css';
import { MeasurementValuesLine } from './MeasurementValuesLine';
import { measurementMessages } from './messages';

interface MeasurementListProps {
  rows: readonly ListedMeasurement[];
  units: Units;
  onAdd: () => void;
  onEdit: (measurement: BodyMeasurement) => void;
  // Shows older measurements; absent if there are none.
  onMore?: (() => void) | undefined;
}

export function MeasurementList({ rows, units, onAdd, onEdit, onMore }: MeasurementListProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const send = useDeleteMeasurement();
  const removeEntry = useDeleteWithUndo();
  const waiting = useWaitingIds('measurement');
  const remove = (measurement: BodyMeasurement) =>
    removeEntry({
      key: undoKeyOf(measurement.id),
      message: t('deleted'),
      send: (options) => send(measurement, options),
    });
  return (
    <Card aria-labelledby="measurements" className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="measurements">
          {t('list')}
        </Title>
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
      <ul className={classes.list}>
        {rows.map((row) => {
          const { measurement, isLatest } = row;
          const day = longDay(measurement.localDate, format);
          return (
            <li key={measurement.id} className={classes.row}>
              <div className={classes.words}>
                <div className={classes.day}>
                  <Text component="span" size="sm" c="dimmed">
                    {day}
                  </Text>
                  {isLatest && <span className={classes.latest}>{t('latest')}</span>}
                  {waiting.has(measurement.id) && <WaitingMark />}
                </div>
                <MeasurementValuesLine row={row} units={units} />
                {measurement.notes && (
                  <Text size="sm" className={classes.notes}>
                    {measurement.notes}
                  </Text>
                )}
              </div>
              <div className={classes.buttons}>
                <ActionIcon aria-label={t('editThis', { day })} onClick={() => onEdit(measurement)}>
                  <IconPencil size={20} aria-hidden />
                </ActionIcon>
                <ActionIcon aria-label={t('deleteThis', { day })} onClick={() => remove(measurement)}>
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ul>
      {onMore && (
        <Button variant="default" onClick={onMore} className={classes.more}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
