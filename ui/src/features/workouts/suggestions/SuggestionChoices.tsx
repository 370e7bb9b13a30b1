// The buttons that accept or decline a suggestion.
import { Button } from '@mantine/core';
import type { ExerciseSuggestion } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatWeight } from '@/shared/lib/exercise';
import type { Answer } from '@/features/workouts/training/training';
import { suggestionMessages } from './suggestionMessages';
import classes from './SuggestionLine.module.css';

export interface SuggestionChoicesProps {
  suggestion: ExerciseSuggestion;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  // Absent if the harder variant cannot replace the exercise here.
  onVariant?: (() => void) | undefined;
}

function useDeclineText({ kind, weight, otherwise }: ExerciseSuggestion): string {
  const t = useT(suggestionMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  if (kind === 'lighter_week') return t('keepFull');
  if (kind === 'harder_variant') return t('keepExercise');
  if (otherwise?.weight && otherwise.weight !== weight)
    return t('keepWeight', { weight: formatWeight(otherwise.weight, weightUnit, format) });
  return t('keepSame');
}

// Nothing without something to decline.
export function SuggestionChoices({ suggestion, answer, onAnswer, onVariant }: SuggestionChoicesProps) {
  const { kind, variant, otherwise } = suggestion;
  const t = useT(suggestionMessages);
  const nameOf = useExerciseName();
  const declineText = useDeclineText(suggestion);
  if (!otherwise) return null;
  return (
    <div className={classes.buttons}>
      {kind === 'harder_variant' && variant !== null ? (
        onVariant && (
          <Choice chosen={false} onClick={onVariant}>
            {t('tryVariant', { name: nameOf(variant) })}
          </Choice>
        )
      ) : (
        <Choice chosen={answer === 'accepted'} onClick={() => onAnswer('accepted')}>
          {t('accept')}
        </Choice>
      )}
      <Choice chosen={answer === 'declined'} onClick={() => onAnswer('declined')}>
        {declineText}
      </Choice>
    </div>
  );
}

function Choice({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: string }) {
  return (
    <Button
      variant={chosen ? 'filled' : 'default'}
      classNames={{ root: classes.choice ?? '', label: classes.choiceLabel ?? '' }}
      aria-pressed={chosen}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
