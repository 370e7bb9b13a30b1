// The sets of one exercise that differ: a row each, the usual shapes, and the way back to equal sets.
import { Button, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconPlus, IconStairs, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { SetTarget } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { setMessages } from '@/shared/exercises/setMessages';
import { SetNumber } from '@/shared/exercises/SetNumber';
import { useSetName } from '@/shared/exercises/useSetName';
import { useDose } from '@/shared/exercises/useDose';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { countedSet, setTypes, type CountedSet, type SetType } from '@/shared/lib/sets';
import { workingCount } from '@/shared/lib/workingSets';
import { editDigits, editedToWire, fromWire, unitLabel } from '@/shared/lib/units';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Menu } from '@/shared/ui/Menu';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './DifferingSets.module.css';
import { alike, losesSets, rowsOf, shaped, shapes, withRows, type Shape } from './setRows';
import type { FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

const rules = limits.SetTargetInput;
const MOST_SETS = limits.PlannedExerciseInput.setTargets.maxItems;

interface DifferingSetsProps {
  exercise: FormExercise;
  withWeight: boolean;
  onChange: (change: Partial<FormExercise>) => void;
}

export function DifferingSets({ exercise, withWeight, onChange }: DifferingSetsProps) {
  const t = useT(workoutFormMessages);
  const words = useT(common);
  const { weightUnit = 'lb' } = useUser();
  const list = useRef<HTMLDivElement>(null);
  // The rows before a shape was applied or a set was removed.
  const [before, setBefore] = useState<SetTarget[] | null>(null);
  const rows = rowsOf(exercise);
  const types = rows.map(({ setType }) => setType);
  const fields = offeredOf(rows, withWeight);
  const change = (next: readonly SetTarget[], undoable: SetTarget[] | null = null) => {
    onChange(withRows(next));
    setBefore(undoable);
  };
  const focusRow = (index: number) =>
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('[data-set] > button')[index]?.focus(), 0);
  const remove = (index: number) => {
    change(
      rows.filter((_row, at) => at !== index),
      rows,
    );
    focusRow(Math.max(0, Math.min(index, rows.length - 2)));
  };
  const insert = (index: number) => {
    change(rows.flatMap((row, at) => (at === index ? [row, row] : [row])));
    focusRow(index + 1);
  };
  return (
    <div className={classes.sets}>
      <div ref={list} className={classes.rows} role="group" aria-label={t('differingSets')}>
        {rows.map((row, index) => (
          <SetRow
            key={index}
            counted={countedSet(types, index)}
            row={row}
            fields={fields}
            full={rows.length >= MOST_SETS}
            only={rows.length === 1}
            onChange={(part) => change(rows.map((each, at) => (at === index ? { ...each, ...part } : each)))}
            onDuplicate={() => insert(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      {workingCount(rows) === 0 && (
        <Text size="sm" c="red" role="alert">
          {t('onlyWarmups')}
        </Text>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={rows.length >= MOST_SETS}
          onClick={() => insert(rows.length - 1)}
        >
          {t('addSet')}
        </Button>
        <ShapeMenu onPick={(shape) => change(shaped(shape, exercise, weightUnit), rows)} />
        {before && (
          <Button variant="subtle" onClick={() => change(before)}>
            {words('undo')}
          </Button>
        )}
        <AlikeButton exercise={exercise} onAlike={() => onChange(alike(exercise))} />
      </div>
    </div>
  );
}

interface Fields {
  reps: boolean;
  weight: boolean;
  duration: boolean;
}

// A field with a value stays. Without any value the sets are counted.
function offeredOf(rows: readonly SetTarget[], withWeight: boolean): Fields {
  const has = (field: keyof Fields) => rows.some((row) => row[field] !== null);
  const duration = has('duration');
  return { reps: has('reps') || !duration, weight: withWeight || has('weight'), duration };
}

// The end of a range of repetitions: '–12'.
const topOf = ({ reps, repsMax }: SetTarget) =>
  repsMax !== null && reps !== null && repsMax > reps ? `–${repsMax}` : null;

interface SetRowProps {
  counted: CountedSet;
  row: SetTarget;
  fields: Fields;
  full: boolean;
  only: boolean;
  onChange: (change: Partial<SetTarget>) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

function SetRow({ counted, row, fields, full, only, onChange, onDuplicate, onRemove }: SetRowProps) {
  const t = useT(workoutFormMessages);
  const { weightUnit = 'lb' } = useUser();
  const setName = useSetName();
  const named = (field: string) => ({ 'aria-label': t('ofSet', { set: setName(counted, 'inside'), field }) });
  return (
    <div className={classes.row} role="group" aria-label={setName(counted)} data-set>
      <SetMenu
        counted={counted}
        full={full}
        only={only}
        onType={(setType) => onChange({ setType })}
        onDuplicate={onDuplicate}
        onRemove={onRemove}
      />
      {fields.reps && (
        <NumberField
          {...named(t('reps'))}
          unit={topOf(row) ?? t('repsUnit')}
          value={row.reps}
          min={rules.reps.min}
          max={rules.reps.max}
          onChange={(reps) => onChange({ reps })}
        />
      )}
      {fields.weight && (
        <NumberField
          {...named(t('weight'))}
          unit={unitLabel(weightUnit)}
          value={row.weight === null ? null : fromWire(row.weight, weightUnit)}
          digits={editDigits(weightUnit)}
          step={0.5}
          max={fromWire(rules.weight.max, weightUnit)}
          onChange={(weight) => onChange({ weight: editedToWire(row.weight, weight, weightUnit) })}
        />
      )}
      {fields.duration && (
        <NumberField
          {...named(t('duration'))}
          unit={t('seconds')}
          step={5}
          value={row.duration}
          max={rules.duration.max}
          onChange={(duration) => onChange({ duration })}
        />
      )}
    </div>
  );
}

interface SetMenuProps extends Pick<SetRowProps, 'counted' | 'full' | 'only' | 'onDuplicate' | 'onRemove'> {
  onType: (type: SetType) => void;
}

// The number of the set, or the letter of its type. Opens the type, Duplicate and Remove.
function SetMenu({ counted, full, only, onType, onDuplicate, onRemove }: SetMenuProps) {
  const t = useT(workoutFormMessages);
  const typeWord = useT(setMessages);
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <SetNumber set={counted} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{typeWord('setType')}</Menu.Label>
        {setTypes.map((each) => (
          <Menu.RadioItem
            key={each}
            value={each}
            checked={each === counted.type}
            checkIcon={<IconCheck size={16} aria-hidden />}
            closeMenuOnClick
            onChange={() => onType(each)}
          >
            {typeWord(each)}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} disabled={full} onClick={onDuplicate}>
          {t('duplicateSet')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} color="red" disabled={only} onClick={onRemove}>
          {t('removeSet')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ShapeMenu({ onPick }: { onPick: (shape: Shape) => void }) {
  const t = useT(workoutFormMessages);
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconStairs size={18} aria-hidden />}>
          {t('shapes')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shapes.map((shape) => (
          <Menu.Item key={shape} onClick={() => onPick(shape)}>
            {t(shape)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

// Asks only if sets would be lost.
function AlikeButton({ exercise, onAlike }: { exercise: FormExercise; onAlike: () => void }) {
  const t = useT(workoutFormMessages);
  const doseOf = useDose();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => (losesSets(exercise) ? setAsking(true) : onAlike())}>
        {t('allAlike')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('alikeTitle')}
        confirmLabel={t('allAlike')}
        onConfirm={() => {
          setAsking(false);
          onAlike();
        }}
        onClose={() => setAsking(false)}
      >
        {t('alikeText', { dose: doseOf({ ...exercise, ...alike(exercise) }) })}
      </ConfirmDialog>
    </>
  );
}
