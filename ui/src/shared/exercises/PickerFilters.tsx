// The filter chips of the exercise picker.
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Equipment, Exercise, Level } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import classes from './ExercisePicker.module.css';
import { FilterChip } from './FilterChip';
import { levelLabels } from '@/shared/i18n/labels';
import { equipmentLabels, pickerMessages } from './messages';
import { useMuscleName } from './muscleName';
import { musclesOf, type ExerciseSearch } from './search';

interface PickerFiltersProps {
  catalogue: readonly Exercise[];
  search: ExerciseSearch;
  onChange: (change: Partial<ExerciseSearch>) => void;
}

const equipments = Object.keys(equipmentLabels.en) as Equipment[];
const levels = Object.keys(levelLabels.en) as Level[];

export function PickerFilters({ catalogue, search, onChange }: PickerFiltersProps) {
  const t = useT(pickerMessages);
  const muscleName = useMuscleName();
  const equipment = useT(equipmentLabels);
  const level = useT(levelLabels);
  const muscles = useMemo(() => musclesOf(catalogue), [catalogue]);
  const filtered = search.muscle !== null || search.equipment !== null || search.level !== null;
  return (
    <div className={classes.filters} role="group" aria-label={t('filters')}>
      <FilterChip
        label={t('muscle')}
        options={muscles.map((value) => ({ value, label: muscleName(value) }))}
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
