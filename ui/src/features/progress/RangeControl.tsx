// The choice of a time range: three presets or a custom range.
import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { CUSTOM, customRangeOf, problemOf, ranges, type CustomRange, type Range } from './logic';
import { progressMessages } from './messages';
import classes from './RangeControl.module.css';

interface RangeControlProps {
  range: Range;
  onChange: (range: Range) => void;
}

export function RangeControl({ range, onChange }: RangeControlProps) {
  const t = useT(progressMessages);
  const today = useToday();
  const choose = (chosen: string) => onChange(ranges.find((each) => each === chosen) ?? customRangeOf(range, today));
  return (
    <>
      <SegmentedControl
        aria-label={t('range')}
        className={classes.range}
        value={typeof range === 'string' ? range : CUSTOM}
        onChange={choose}
        data={([...ranges, CUSTOM] as const).map((each) => ({ value: each, label: t(each) }))}
      />
      {typeof range !== 'string' && <CustomDays range={range} onChange={onChange} />}
    </>
  );
}

// Applies the typed days as soon as they are a valid range. Until then the last range stays.
function CustomDays({ range, onChange }: { range: CustomRange; onChange: (range: CustomRange) => void }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const today = useToday();
  const shown = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' });
  const [typed, setTyped] = useState(range);
  const problem = problemOf(typed, today);
  const update = (change: Partial<CustomRange>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!problemOf(next, today)) onChange(next);
  };
  return (
    <div className={classes.days}>
      {(['from', 'to'] as const).map((end) => {
        const endProblem = problem?.[end];
        return (
          <TextInput
            key={end}
            type="date"
            label={t(end)}
            max={today}
            value={typed[end]}
            onChange={(event) => update({ [end]: event.currentTarget.value })}
            error={endProblem && t(endProblem)}
            errorProps={{ role: 'alert' }}
          />
        );
      })}
      {problem && (
        <Text size="sm" c="dimmed" className={classes.shown}>
          {t('rangeShown', { from: shown(range.from), to: shown(range.to) })}
        </Text>
      )}
    </div>
  );
}
