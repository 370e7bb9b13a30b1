// What is suggested for the open exercise, why, and the buttons to accept or decline it.
import { IconBulb, IconMoonStars } from '@tabler/icons-react';
import type { LastCompletion } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { isWorkingSet, performedSets, repsInReserve } from '@/shared/lib/sets';
import { SuggestionChoices, type SuggestionChoicesProps } from './SuggestionChoices';
import { suggestionMessages } from './suggestionMessages';
import classes from './SuggestionLine.module.css';

interface SuggestionLineProps extends SuggestionChoicesProps {
  last: LastCompletion | undefined;
  perSide: boolean;
  // Nothing is left to decide.
  complete: boolean;
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

export function SuggestionLine(props: SuggestionLineProps) {
  const { suggestion, last, perSide, answer, complete, onAnswer, onVariant } = props;
  const { kind, exerciseName, reason, note, otherwise } = suggestion;
  const t = useT(suggestionMessages);
  const nameOf = useExerciseName();
  const lastText = useLastText(last, perSide);
  const Icon = kind === 'lighter_week' ? IconMoonStars : IconBulb;
  const parts = [otherwise ? lastText : '', noteText(reason), note ? noteText(note) : ''];
  return (
    <div className={classes.line} role="group" aria-label={t('label', { name: nameOf(exerciseName) })}>
      <p className={classes.text}>
        <Icon size={18} aria-hidden />
        <span>{parts.filter(Boolean).join(' ')}</span>
      </p>
      {!complete && (
        <SuggestionChoices suggestion={suggestion} answer={answer} onAnswer={onAnswer} onVariant={onVariant} />
      )}
    </div>
  );
}
