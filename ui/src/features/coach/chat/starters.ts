// The example questions of the empty chat: what the coach can answer with the user's own data now, a session, a
// technique, and a sentence to log.
import { useQueries } from '@tanstack/react-query';
import { statsQuery, todaysWorkoutQuery } from '@/shared/api/queries';
import { queryAt } from '@/shared/api/queryClient';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useT } from '@/shared/i18n/locale';
import { useSignedIn } from '@/features/coach/api';
import { chatMessages } from './chatMessages';

const latest = { query: { limit: 1 } } as const;
const USUAL_EXERCISE = 'Goblet Squat';
// More would hide the input of a phone.
const MOST_ABOUT_DATA = 2;

interface Starter {
  text: string;
  // It is put into the input instead of being sent, because it is the user's to complete.
  toEdit: boolean;
}

// Null until it is known which data there is.
export function useStarters(): Starter[] | null {
  const t = useT(chatMessages);
  const nameOf = useExerciseName();
  const enabled = useSignedIn();
  const [stats, food, nights, today] = useQueries({
    queries: [
      { ...statsQuery, enabled },
      { ...queryAt('/api/food-entries', latest), enabled },
      { ...queryAt('/api/sleep-trackings', latest), enabled },
      { ...todaysWorkoutQuery, enabled },
    ],
  });
  if ([stats, food, nights, today].some(({ isLoading }) => isLoading)) return null;
  const exercise = today.data?.exercises.find(({ category }) => category === 'main')?.exerciseName ?? USUAL_EXERCISE;
  const ofData = [
    (stats.data?.totalWorkouts ?? 0) > 0 && t('askTraining'),
    (food.data?.length ?? 0) > 0 && t('askFood'),
    (nights.data?.length ?? 0) > 0 && t('askSleep'),
  ].filter((text) => text !== false);
  const sent = [
    t('askToday'),
    ...ofData.slice(0, MOST_ABOUT_DATA),
    t('askSession'),
    t('askTechnique', { exercise: nameOf(exercise) }),
  ];
  return [...sent.map((text) => ({ text, toEdit: false })), { text: t('askLog'), toEdit: true }];
}
