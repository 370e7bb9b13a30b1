// The three filters of the picker as chips; it finds nothing itself.
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Equipment, Exercise, Level } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import classes from './ExercisePicker.module.css';
import { FilterChip } from './FilterChip';
import { levelWords } from '@/shared/i18n/words';
import { equipmentWords, pickerMessages } from './messages';
import { useMuscleName } from './muscleName';
import { musclesOf, type ExerciseSearch } from './search';

interface PickerFiltersProps {
  catalogue: readonly Exercise[];
  search: ExerciseSearch;
  onChange: (change: Partial<ExerciseSearch>) => void;
}

const equipments = Object.keys(equipmentWords.en) as Equipment[];
const levels = Object.keys(levelWords.en) as Level[];

export function PickerFilters({ catalogue, search, onChange }: PickerFiltersProps) {
  const t = useT(pickerMessages);
  const named = useMuscleName();
  const equipment = useT(equipmentWords);
  const level = useT(levelWords);
  const muscles = useMemo(() => musclesOf(catalogue), [catalogue]);
  const filtered = search.muscle !== null || search.equipment !== null || search.level !== null;
  return (
    <div className={classes.filters} role="group" aria-label={t('filters')}>
      <FilterChip
        label={t('muscle')}
        options={muscles.map((value) => ({ value, label: named(value) }))}
        value={search.muscle}
        onChange={(value) => onChange({ muscle: value })}
      />
      <FilterChip
        label={t('equipment')}
        options={equipments.map((value) => ({ value, label: equipment(value) }))}
        value={search.equipment}
        onChange={(value) => onChange({ equipment: value })}
      />
      <FilterChip
        label={t('level')}
        options={levels.map((value) => ({ value, label: level(value) }))}
        value={search.level}
        onChange={(value) => onChange({ level: value })}
      />
      {filtered && (
        <Button
          variant="subtle"
          className={classes.clear}
          onClick={() => onChange({ muscle: null, equipment: null, level: null })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
