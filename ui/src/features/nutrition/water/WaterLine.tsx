// Today's water against the goal. One tap adds a glass or removes the latest, with Undo.
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconDroplet, IconMinus, IconPlus } from '@tabler/icons-react';
import { isAway, serverMessage } from '@/shared/api/errors';
import type { WaterEntry } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { offerUndo, useHiddenKeys } from '@/shared/ui/undo';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { percentOf } from '@/features/nutrition/log/log';
import { glassOf, shownWater, waterUnitOf } from './volume';
import { useAddWater, useDeleteWater, useTodaysWater } from './waterApi';
import classes from './WaterLine.module.css';
import { waterMessages } from './waterMessages';

const undoKeyOf = (id: number) => `water-${id}`;

export function WaterLine() {
  const t = useT(waterMessages);
  const words = useT(common);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const unit = waterUnitOf(weightUnit);
  const hidden = useHiddenKeys();
  const waiting = useWaitingIds('water');
  const { data, error, refetch } = useTodaysWater();
  const { mutateAsync } = useAddWater();
  const remove = useDeleteWater();
  const removeWithUndo = useDeleteWithUndo();
  const shown = (ml: number) => formatNumber(shownWater(ml, unit), format);
  const report = (description: string) => toast({ title: words('error'), description, destructive: true });

  const glass = `${shown(glassOf(unit))} ${unit}`;
  const add = async () => {
    try {
      const made = await mutateAsync(glassOf(unit));
      offerUndo({
        key: undoKeyOf(made.id),
        message: t('added', { amount: glass }),
        description: wasKept(made) ? words('keptHere') : undefined,
        created: [undoKeyOf(made.id)],
        undo: () => remove(made, { keepalive: false }),
        onError: () => report(t('undoFailed')),
      });
    } catch (failure) {
      report(serverMessage(failure, t('addFailed')));
    }
  };

  // Without a connection a glass can be logged all the same.
  if (error && !data && !isAway(error)) {
    return (
      <div className={classes.line}>
        <Text size="sm" role="alert" className={classes.words}>
          {t('failed')}
        </Text>
        <Button variant="default" onClick={() => void refetch()}>
          {words('retry')}
        </Button>
      </div>
    );
  }
  // A glass that is being taken back counts no longer.
  const isHidden = ({ id }: WaterEntry) => hidden.has(undoKeyOf(id));
  const undone = (data?.entries ?? []).filter(isHidden).reduce((sum, { ml }) => sum + ml, 0);
  const drunk = Math.max(0, (data?.ml ?? 0) - undone);
  const latest = data?.entries.findLast((entry) => !isHidden(entry));
  const removeGlass = (removed: WaterEntry) =>
    removeWithUndo({
      key: undoKeyOf(removed.id),
      message: t('removed', { amount: `${shown(removed.ml)} ${unit}` }),
      send: (options) => remove(removed, options),
    });
  return (
    <div className={classes.line} role="group" aria-label={t('title')}>
      <IconDroplet size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>
          {t('title')}
          <span className={classes.amount}>
            {data && t('of', { amount: shown(drunk), goal: shown(data.goal), unit })}
            {!data && error && words('notLoadedTitle')}
            {waiting.size > 0 && <WaitingMark />}
          </span>
        </span>
        <span className={classes.bar} aria-hidden>
          <span className={classes.fill} style={{ width: `${percentOf(drunk, data?.goal ?? 0)}%` }} />
        </span>
      </div>
      {latest && (
        <ActionIcon
          aria-label={t('removeLast', { amount: `${shown(latest.ml)} ${unit}` })}
          onClick={() => removeGlass(latest)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={t('addGlass', { amount: glass })}
        onClick={() => void add()}
      >
        {glass}
      </Button>
    </div>
  );
}
