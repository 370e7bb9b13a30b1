// A person from the front and from the back with the muscles of the catalogue. As a picture it shades the muscles by
// `values` and has them as a table for screen readers; with `onSelect` the muscles are toggle buttons.
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/locale';
import { ChartTable } from '@/shared/ui/chart/ChartTable';
import { bodyMapMessages } from '@/shared/exercises/messages';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { muscleAreas, type BodySide } from './areas';
import { areaName, BodyFigure } from './BodyFigure';
import classes from './BodyMap.module.css';
import { mapMuscles, type MuscleKey, type MuscleShades } from './muscles';

interface BodyMapProps {
  // The accessible name of the map or of its table. Without one a picture only repeats the text beside it.
  label?: string;
  values?: MuscleShades;
  // The heading of the table's column of values.
  valueLabel?: string;
  selected?: MuscleKey | null;
  // Null: nothing is selected any more.
  onSelect?: (muscle: MuscleKey | null) => void;
  // `warm` for a load that should be noticed.
  tone?: 'brand' | 'warm';
}

const sides: readonly BodySide[] = ['front', 'back'];
const areaNames = sides.flatMap((side) => muscleAreas[side].map(({ muscle }) => areaName(side, muscle)));
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const noValues: MuscleShades = {};

export function BodyMap(props: BodyMapProps) {
  return props.onSelect ? <MuscleChooser {...props} onSelect={props.onSelect} /> : <MusclePicture {...props} />;
}

function MusclePicture({ label, values = noValues, valueLabel = '', selected = null, tone = 'brand' }: BodyMapProps) {
  const t = useT(bodyMapMessages);
  const muscleName = useMuscleName();
  const rows = mapMuscles.flatMap((muscle) => {
    const value = values[muscle];
    return value ? [{ key: muscle, cells: [muscleName(muscle), value.word] }] : [];
  });
  return (
    <div className={classes.map} data-tone={tone}>
      {sides.map((side) => (
        <BodyFigure key={side} side={side} label={t(side)} values={values} selected={selected} />
      ))}
      {label !== undefined && rows.length > 0 && (
        <ChartTable label={label} columns={[t('muscle'), valueLabel || t('value')]} rows={rows} />
      )}
    </div>
  );
}

interface MuscleChooserProps extends BodyMapProps {
  onSelect: (muscle: MuscleKey | null) => void;
}

function MuscleChooser({ label, values = noValues, selected = null, onSelect, tone = 'brand' }: MuscleChooserProps) {
  const t = useT(bodyMapMessages);
  const muscleName = useMuscleName();
  const map = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ofSelected = areaNames.find((name) => selected !== null && name.endsWith(` ${selected}`));
  const focusable = focused ?? ofSelected ?? areaNames[0] ?? '';

  const choose = (muscle: MuscleKey) => onSelect(muscle === selected ? null : muscle);
  const onKeyDown = (event: KeyboardEvent, area: string) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = areaNames[(areaNames.indexOf(area) + step + areaNames.length) % areaNames.length] ?? '';
      map.current?.querySelector<SVGGElement>(`[data-area="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const muscle = mapMuscles.find((each) => sides.some((side) => areaName(side, each) === area));
      if (muscle) choose(muscle);
    }
  };
  const nameOf = (muscle: MuscleKey) => [muscleName(muscle), values[muscle]?.word].filter(Boolean).join(', ');
  const buttons = { nameOf, focusable, onChoose: choose, onKeyDown, onFocus: setFocused };

  return (
    <div ref={map} className={classes.map} data-tone={tone} role="group" aria-label={label}>
      {sides.map((side) => (
        <BodyFigure key={side} side={side} label={t(side)} {...{ values, selected, buttons }} />
      ))}
    </div>
  );
}
