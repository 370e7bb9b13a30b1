// What is suggested for the open exercise, why, and the buttons to accept or decline it.
import { Button } from '@mantine/core';
import { IconBulb, IconMoonStars } from '@tabler/icons-react';
import type { ExerciseSuggestion, LastCompletion } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { formatWeight } from '@/shared/lib/exercise';
import { isWorkingSet, performedSets, repsInReserve } from '@/shared/lib/sets';
import type { Answer } from '@/features/workouts/training/training';
import { suggestionMessages } from './suggestionMessages';
import classes from './SuggestionLine.module.css';

interface SuggestionLineProps {
  suggestion: ExerciseSuggestion;
  last: LastCompletion | undefined;
  perSide: boolean;
  answer: Answer | undefined;
  // Nothing is left to decide.
  complete: boolean;
  onAnswer: (answer: Answer) => void;
  // Absent if the harder variant cannot replace the exercise here.
  onVariant?: () => void;
}

// The least reserve of the last time's working sets; null if one is not rated.
function reserveOf(last: LastCompletion): number | null {
  const reserves = last.sets.filter(isWorkingSet).map(({ rpe }) => repsInReserve(rpe));
  return reserves.length > 0 && reserves.every((each) => each !== null) ? Math.min(...reserves) : null;
}

function useLastText(last: LastCompletion | undefined, perSide: boolean): string {
  const t = useT(suggestionMessages);
  const texts = useSetTexts();
  const what = last ? texts.summary(performedSets(last), perSide) : '';
  if (!last || what === '') return '';
  const reserve = reserveOf(last);
  return reserve === null ? t('lastTime', { what }) : t('lastTimeRated', { what, reserve });
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

export function SuggestionLine(props: SuggestionLineProps) {
  const { suggestion, last, perSide, answer, complete, onAnswer, onVariant } = props;
  const { kind, exerciseName, variant, reason, note, otherwise } = suggestion;
  const t = useT(suggestionMessages);
  const nameOf = useExerciseName();
  const lastText = useLastText(last, perSide);
  const declineText = useDeclineText(suggestion);
  const Icon = kind === 'lighter_week' ? IconMoonStars : IconBulb;
  const parts = [otherwise ? lastText : '', noteText(reason), note ? noteText(note) : ''];
  return (
    <div className={classes.line} role="group" aria-label={t('label', { name: nameOf(exerciseName) })}>
      <p className={classes.text}>
        <Icon size={18} aria-hidden />
        <span>{parts.filter(Boolean).join(' ')}</span>
      </p>
      {otherwise && !complete && (
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
      )}
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
