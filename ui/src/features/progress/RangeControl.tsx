// The choice of a time range: three that are offered, or from one day to another.
import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { OWN, ownRangeOf, problemOf, ranges, type OwnRange, type Range } from './logic';
import { progressMessages } from './messages';
import classes from './RangeControl.module.css';

interface RangeControlProps {
  range: Range;
  onChange: (range: Range) => void;
}

export function RangeControl({ range, onChange }: RangeControlProps) {
  const t = useT(progressMessages);
  const today = useToday();
  const choose = (chosen: string) => onChange(ranges.find((each) => each === chosen) ?? ownRangeOf(range, today));
  return (
    <>
      <SegmentedControl
        aria-label={t('range')}
        className={classes.range}
        value={typeof range === 'string' ? range : OWN}
        onChange={choose}
        data={([...ranges, OWN] as const).map((each) => ({ value: each, label: t(each) }))}
      />
      {typeof range !== 'string' && <OwnDays range={range} onChange={onChange} />}
    </>
  );
}

// What is typed shows at once when it is a range; until then the last one stays.
function OwnDays({ range, onChange }: { range: OwnRange; onChange: (range: OwnRange) => void }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const today = useToday();
  const shown = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' });
  const [typed, setTyped] = useState(range);
  const problem = problemOf(typed, today);
  const type = (change: Partial<OwnRange>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!problemOf(next, today)) onChange(next);
  };
  return (
    <div className={classes.days}>
      {(['from', 'to'] as const).map((end) => {
        const said = problem?.[end];
        return (
          <TextInput
            key={end}
            type="date"
            label={t(end)}
            max={today}
            value={typed[end]}
            onChange={(event) => type({ [end]: event.currentTarget.value })}
            error={said && t(said)}
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
