// What is logged on the chosen day: flow and symptoms as chips that are stored at once, mood, energy and a note.
import { Button, Text, Textarea, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { PeriodDayUpdate, PeriodTracking } from '@/shared/api/types';
import { useSwipe } from '@/shared/hooks/useSwipe';
import { ratingLabels } from '@/shared/i18n/labels';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatDay, type Day } from '@/shared/lib/dates';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { toast } from '@/shared/ui/toast';
import { useSavePeriod } from './api';
import { dayFlows, hasFlow, symptoms, type CycleDay, type DayFlow } from './days';
import classes from './DayPanel.module.css';
import { useSavePeriodDay } from './daysApi';
import { flowLabel, symptomLabel } from './labels';
import { bodyOf, valuesOf } from './logic';
import { periodMessages } from './messages';

interface DayPanelProps {
  day: Day;
  content: CycleDay;
  // False for days that have not begun.
  loggable: boolean;
  // Takes the focus after a choice by keyboard.
  focused: boolean;
  // A swipe chose another day.
  onDay: (day: Day) => void;
  onLog: (start: Day) => void;
  onEdit: (period: PeriodTracking) => void;
}

const NONE = 'none';
const ratings = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof ratings)[number];

export function DayPanel({ day, content, loggable, focused, onDay, onLog, onEdit }: DayPanelProps) {
  const t = useT(periodMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  useSwipe(root, (to) => onDay(addDays(day, to === 'next' ? 1 : -1)));
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused, day]);
  return (
    <section ref={root} data-swipe className={classes.panel} aria-labelledby="cycle-day">
      <Title order={3} size="h4" id="cycle-day" ref={heading} tabIndex={-1}>
        {formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' })}
      </Title>
      {loggable ? (
        <>
          <Actions day={day} content={content} onLog={onLog} onEdit={onEdit} />
          <Chips key={day} day={day} content={content} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t(content.expected ? 'dayExpected' : 'dayAhead')}
        </Text>
      )}
    </section>
  );
}

// Starts a period on this day, ends the one that may still last, or edits the one that covers it.
function Actions({
  day,
  content: { period, open },
  onLog,
  onEdit,
}: Pick<DayPanelProps, 'day' | 'content' | 'onLog' | 'onEdit'>) {
  const t = useT(periodMessages);
  const words = useT(common);
  const { mutate: save, isPending } = useSavePeriod(open);
  const failed = () => toast({ title: words('error'), description: t('failed'), destructive: true });
  if (period) {
    return (
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(period)}>
        {t('editPeriod')}
      </Button>
    );
  }
  return (
    <div className={classes.actions}>
      {open ? (
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => save(bodyOf({ ...valuesOf(open), endDate: day }), { onError: failed })}
        >
          {t('endedHere')}
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onLog(day)}>
          {t('startedHere')}
        </Button>
      )}
    </div>
  );
}

function Chips({ day, content }: Pick<DayPanelProps, 'day' | 'content'>) {
  const t = useT(periodMessages);
  const words = useT(ratingLabels);
  const { mutate } = useSavePeriodDay();
  const { logged } = content;
  const save = (change: Omit<PeriodDayUpdate, 'localDate'>) => mutate({ localDate: day, ...change });
  const rating = (field: 'mood' | 'energy') => (
    <ChoiceChips<Rating | typeof NONE>
      label={t(field)}
      choices={[
        ...ratings.map((value) => ({ value, label: words(`rating${value}`) })),
        { value: NONE, label: t('notLogged') },
      ]}
      chosen={[logged?.[field] ? (String(logged[field]) as Rating) : NONE]}
      onChange={([value]) => save({ [field]: value === NONE ? null : Number(value) })}
    />
  );
  const [startsOpen] = useState(Boolean(logged?.mood ?? logged?.energy ?? logged?.note));
  return (
    <>
      {hasFlow(content) && (
        <ChoiceChips<DayFlow | typeof NONE>
          label={t('flow')}
          choices={[
            ...dayFlows.map((flow) => ({ value: flow, label: t(flowLabel[flow]) })),
            { value: NONE, label: t('notLogged') },
          ]}
          chosen={[logged?.flow ?? NONE]}
          onChange={([flow]) => save({ flow: flow === NONE ? null : flow })}
        />
      )}
      <ChoiceChips
        label={t('symptoms')}
        choices={symptoms.map((symptom) => ({ value: symptom, label: t(symptomLabel[symptom]) }))}
        multiple
        chosen={logged?.symptoms ?? []}
        onChange={(chosen) => save({ symptoms: chosen })}
      />
      <details className={classes.more} open={startsOpen}>
        <summary>{t('moreOfDay')}</summary>
        <div className={classes.extras}>
          {rating('mood')}
          {rating('energy')}
          <DayNote note={logged?.note ?? ''} onSave={(note) => save({ note: note || null })} />
        </div>
      </details>
    </>
  );
}

// Stored when the field is left, also by a change of the day or of the screen.
function DayNote({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const t = useT(periodMessages);
  const [text, setText] = useState(note);
  const pending = useRef<() => void>(() => {});
  useEffect(() => {
    pending.current = () => {
      if (text.trim() !== note) onSave(text.trim());
    };
  });
  useEffect(() => () => pending.current(), []);
  return (
    <Textarea
      label={t('note')}
      maxLength={limits.PeriodDayUpdate.note.maxLength}
      maxRows={4}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => pending.current()}
    />
  );
}
