// Twelve exercises to tap into the workout's name; it knows no form.
import { Text, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { WorkoutType } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { workoutMessages } from '@/features/workouts/messages';
import { isNamed, suggestionsFor, toggleName } from './suggestions';
import classes from './Suggestions.module.css';

interface SuggestionsProps {
  type: WorkoutType | null;
  name: string;
  onChange: (name: string) => void;
}

export function Suggestions({ type, name, onChange }: SuggestionsProps) {
  const t = useT(workoutMessages);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Text fw={600} id={id}>
        {t('suggestions')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('suggestionsHint')}
      </Text>
      <div className={classes.list}>
        {suggestionsFor(type).map((suggestion) => {
          const named = isNamed(name, suggestion);
          return (
            <UnstyledButton
              key={suggestion}
              className={classes.suggestion}
              aria-pressed={named}
              onClick={() => onChange(toggleName(name, suggestion))}
            >
              {named ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
              {suggestion}
            </UnstyledButton>
          );
        })}
      </div>
    </div>
  );
}
