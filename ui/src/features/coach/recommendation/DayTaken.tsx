// Asks what to do with a day that is taken: put the new workout in its place, or choose another day; it schedules nothing.
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { recommendationMessages } from './recommendationMessages';

export interface TakenDay {
  day: Weekday;
  plan: string;
  // What stands on each day that is not free.
  titles: Partial<Record<Weekday, string>>;
}

interface DayTakenProps {
  taken: TakenDay;
  chosen: Weekday;
  onChoose: (day: Weekday) => void;
  // What would go from the chosen day; null: it is free.
  contents: ReactNode;
  // It is known what would go.
  ready: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DayTaken({
  taken: { day, plan, titles },
  chosen,
  contents,
  ready,
  isPending,
  ...actions
}: DayTakenProps) {
  useReturnFocus();
  const t = useT(recommendationMessages);
  const words = useT(common);
  const format = useFormat();
  const nameOf = (weekday: Weekday) => weekdayName(weekday, format);
  const there = titles[chosen];
  return (
    <Modal
      opened
      onClose={actions.onClose}
      title={t('takenTitle', { day: nameOf(day) })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Text c="dimmed" mb="md">
        {t('takenText', { plan, title: titles[day] ?? '', day: nameOf(day) })}
      </Text>
      <NativeSelect
        label={t('day')}
        value={String(chosen)}
        data={trainingWeek.map((weekday) => {
          const title = titles[weekday];
          return {
            value: String(weekday),
            label:
              title === undefined ? t('free', { day: nameOf(weekday) }) : t('holds', { day: nameOf(weekday), title }),
          };
        })}
        onChange={({ currentTarget: { value } }) => actions.onChoose(Number(value) as Weekday)}
      />
      <Text size="sm" mt="md" mb={8} role="status">
        {there === undefined ? t('everyWeek', { day: nameOf(chosen) }) : t('takesPlace', { title: there })}
      </Text>
      {contents}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={isPending} onClick={actions.onClose} data-autofocus>
          {words('cancel')}
        </Button>
        <Button
          {...(there !== undefined && { variant: 'light', color: 'red', disabled: !ready })}
          loading={isPending}
          onClick={actions.onConfirm}
        >
          {t(there === undefined ? 'put' : 'replace')}
        </Button>
      </Group>
    </Modal>
  );
}
