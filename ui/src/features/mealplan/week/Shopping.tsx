// The shopping list of a week by aisle: what is bought, and buttons that print, copy or share the rest.
import { Progress, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconShare2, IconShoppingCart } from '@tabler/icons-react';
import type { ShoppingList } from '@/shared/api/types';
import { usePhone } from '@/shared/hooks/usePhone';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { toast } from '@/shared/ui/toast';
import { useTickItem } from './api';
import {
  byAisle,
  countBought,
  isAtHome,
  lastDayOf,
  listAsText,
  rangeText,
  type AisleItems,
  type ShoppingItem,
} from './logic';
import { mealWeekMessages } from './messages';
import { PaperButtons } from './PaperButtons';
import { PlanButton } from './PlanButton';
import { PrintTitle } from './PrintTitle';
import { canShareText, copyText, shareText } from './sendText';
import classes from './Shopping.module.css';
import { ShoppingGroup } from './ShoppingGroup';
import { useWeekPlanning } from './useWeekPlanning';

interface ShoppingProps {
  list: ShoppingList;
  today: Day;
}

export function Shopping({ list, today }: ShoppingProps) {
  const t = useT(mealWeekMessages);
  const format = useFormat();
  const planning = useWeekPlanning(list.first);
  const { mutate: tick } = useTickItem(list.first);
  const last = lastDayOf(list.first);
  if (list.items.length === 0) {
    const isOver = last < today;
    return (
      <Card>
        <EmptyState
          icon={IconShoppingCart}
          title={t(isOver ? 'listPast' : 'none')}
          description={t(isOver ? 'listPastHint' : 'noneList')}
          action={!isOver && <PlanButton planning={planning} />}
        />
      </Card>
    );
  }
  const groups = byAisle(list.items, format);
  const range = rangeText(list.from, last, format, today);
  const onTick = ({ ingredient, name }: ShoppingItem, bought: boolean) =>
    tick(
      { date: list.first, ingredient, bought },
      {
        onError: () =>
          toast({
            title: t(bought ? 'tickFailed' : 'untickFailed', { name }),
            description: t('tickFailedHint'),
            destructive: true,
          }),
      },
    );
  return (
    <div>
      <PrintTitle text={t('printList', { range })} />
      <Head items={list.items} groups={groups} title={t('printList', { range })} />
      <Text size="sm" c="dimmed" className={classes.range}>
        {t('forMeals', { range })}
      </Text>
      <div className={classes.groups}>
        {groups.map((group) => (
          <ShoppingGroup key={group.aisle} group={group} onTick={onTick} />
        ))}
      </div>
    </div>
  );
}

interface HeadProps {
  items: readonly ShoppingItem[];
  groups: readonly AisleItems[];
  title: string;
}

function Head({ items, groups, title }: HeadProps) {
  const t = useT(mealWeekMessages);
  const isPhone = usePhone();
  const toBuy = items.filter((item) => !isAtHome(item));
  const bought = countBought(toBuy);
  const total = toBuy.length;
  const isDone = bought === total;
  const shares = isPhone && canShareText();
  const copy = async (text: string) => {
    if (await copyText(text)) toast({ title: t('copied', { count: items.length - countBought(items) }) });
    else toast({ title: t('copyFailed'), destructive: true });
  };
  const send = async () => {
    const text = listAsText(title, groups, (aisle) => t(aisle));
    if (!shares || !(await shareText(title, text))) await copy(text);
  };
  const take = {
    label: t(shares ? 'share' : 'copy'),
    icon: shares ? IconShare2 : IconCopy,
    disabled: isDone,
    run: () => void send(),
  };
  return (
    <div className={classes.head}>
      <div className={classes.progress}>
        <span className={classes.bought} data-done={isDone || undefined} role="status">
          {isDone && <IconCheck size={20} stroke={2.4} aria-hidden />}
          {isDone ? t('allBought', { total }) : t('bought', { bought, total })}
        </span>
        <Progress value={total === 0 ? 100 : (bought / total) * 100} size={6} aria-hidden className={classes.bar} />
      </div>
      <PaperButtons actions={[take]} />
    </div>
  );
}
