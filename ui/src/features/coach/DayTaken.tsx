// Asks what to do with a day that is taken: put the new workout in its place, or choose another day; it schedules nothing.
import { Button, Group, Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { recommendationMessages } from './recommendationMessages';

export interface TakenDay {
  day: Weekday;
  plan: string;
  // What stands on each day that is not free.
  titles: Partial<Record<Weekday, string>>;
}

interface DayTakenProps {
  taken: TakenDay;
  isPending: boolean;
  onChoose: (day: Weekday, replace: boolean) => void;
  onClose: () => void;
}

export function DayTaken({ taken: { day, plan, titles }, isPending, onChoose, onClose }: DayTakenProps) {
  useReturnFocus();
  const t = useT(recommendationMessages);
  const words = useT(common);
  const format = useFormat();
  const [chosen, setChosen] = useState<Weekday>(day);
  const nameOf = (weekday: Weekday) => weekdayName(weekday, format);
  const there = titles[chosen];
  return (
    <Modal opened onClose={onClose} title={t('takenTitle', { day: nameOf(day) })} closeButtonProps={{ 'aria-label': words('close') }}>
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
            label: title === undefined ? t('free', { day: nameOf(weekday) }) : t('holds', { day: nameOf(weekday), title }),
          };
        })}
        {...(there !== undefined && { description: t('takesPlace', { title: there }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value) as Weekday)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={isPending} onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button loading={isPending} onClick={() => onChoose(chosen, there !== undefined)} data-autofocus>
          {t(there === undefined ? 'put' : 'replace')}
        </Button>
      </Group>
    </Modal>
  );
}
