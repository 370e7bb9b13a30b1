// Asks what to do when the day already has a workout: replace it, or choose another day.
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { recommendationMessages } from './recommendationMessages';

interface TakenDay {
  day: Weekday;
  plan: string;
  // The workout titles of the days that are not free.
  titles: Partial<Record<Weekday, string>>;
}

interface DayTakenProps {
  taken: TakenDay;
  chosen: Weekday;
  onChoose: (day: Weekday) => void;
  // The workout that would be replaced; null if the chosen day is free.
  contents: ReactNode;
  // `contents` is loaded.
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
  const currentTitle = titles[chosen];
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
              title === undefined ? t('free', { day: nameOf(weekday) }) : t('taken', { day: nameOf(weekday), title }),
          };
        })}
        onChange={({ currentTarget: { value } }) => actions.onChoose(Number(value) as Weekday)}
      />
      <Text size="sm" mt="md" mb={8} role="status">
        {currentTitle === undefined
          ? t('everyWeek', { day: nameOf(chosen) })
          : t('replaces', { title: currentTitle, day: nameOf(chosen) })}
      </Text>
      {contents}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={isPending} onClick={actions.onClose} data-autofocus>
          {words('cancel')}
        </Button>
        <Button
          {...(currentTitle !== undefined && { variant: 'light', color: 'red', disabled: !ready })}
          loading={isPending}
          onClick={actions.onConfirm}
        >
          {currentTitle === undefined ? t('scheduleDay') : t('replace', { day: nameOf(chosen) })}
        </Button>
      </Group>
    </Modal>
  );
}
