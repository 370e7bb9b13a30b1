// A planned workout being trained: its exercises by section, progress, and the way to complete it; it loads nothing.
import { Text, Title } from '@mantine/core';
import { IconCircleCheck, IconClipboardList } from '@tabler/icons-react';
import { useCallback, type KeyboardEvent } from 'react';
import type {
  Equipment, ExerciseCompletion, PlannedExercise, PlannedWorkout, Section, Workout,
} from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ExerciseCard } from './ExerciseCard';
import { actualsOf } from './training';
import { TrainingFooter } from './TrainingFooter';
import { trainingMessages } from './trainingMessages';
import classes from './TrainingView.module.css';
import { useTicks } from './useTicks';
import type { useTraining } from './useTraining';

interface TrainingViewProps {
  workout: PlannedWorkout;
  exercises: readonly PlannedExercise[];
  // By the exercise's key in the catalogue.
  equipment: ReadonlyMap<string, Equipment>;
  completions: readonly ExerciseCompletion[];
  // The log of this workout on its day, when there is one.
  logged: Workout | null;
  session: ReturnType<typeof useTraining>;
  onCompleted: () => void;
}

const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// Enter goes to the next field of the card, from the last one to nowhere: the tick stays a deed of its own.
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(event.target.closest('article')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.target) + 1];
  if (next) next.focus();
  else event.target.blur();
}

export function TrainingView(props: TrainingViewProps) {
  const { workout, exercises, equipment, completions, logged, session, onCompleted } = props;
  const t = useT(trainingMessages);
  const { training, edit, tick } = session;
  const toggle = useTicks(training.day);
  const onToggle = useCallback<typeof toggle>(
    (exercise, actuals, completion) => {
      if (!completion) tick();
      return toggle(exercise, actuals, completion);
    },
    [tick, toggle],
  );
  const completionOf = (exercise: PlannedExercise) =>
    completions.find(({ plannedExerciseId }) => plannedExerciseId === exercise.id);

  if (exercises.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconClipboardList} title={t('noExercises')} />
      </Card>
    );
  }
  return (
    <div className={classes.layout}>
      <div className={classes.exercises} onKeyDown={goToNextField}>
        {logged && (
          <Text className={classes.logged}>
            <IconCircleCheck size={20} aria-hidden />
            {t('loggedBanner')}
          </Text>
        )}
        {sections.map((section) => {
          const own = exercises.filter(({ category }) => category === section);
          if (own.length === 0) return null;
          const done = own.filter((exercise) => completionOf(exercise)).length;
          return (
            <section key={section} className={classes.section} aria-labelledby={`section-${section}`}>
              <div className={classes.sectionHead}>
                <Title order={2} id={`section-${section}`}>
                  {t(section)}
                </Title>
                <Text size="sm" c="dimmed" className="fit-numbers">
                  {done}/{own.length}
                </Text>
              </div>
              {own.map((exercise) => (
                <ExerciseCard
                  key={exercise.id}
                  exercise={exercise}
                  equipment={exercise.exerciseKey === null ? undefined : equipment.get(exercise.exerciseKey)}
                  actuals={actualsOf(training, exercise.id)}
                  completion={completionOf(exercise)}
                  onEdit={edit}
                  onToggle={onToggle}
                />
              ))}
            </section>
          );
        })}
      </div>
      <TrainingFooter
        workout={workout}
        exercises={exercises}
        completions={completions}
        logged={logged}
        session={session}
        onCompleted={onCompleted}
      />
    </div>
  );
}
