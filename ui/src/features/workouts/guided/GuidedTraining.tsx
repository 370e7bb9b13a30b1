// Connects the guided mode to the current workout: passes the sets in and stores the ticks.
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import type { PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { countedSet } from '@/shared/lib/sets';
import { editDigits, editedToWire, fromWire, unitLabel } from '@/shared/lib/units';
import { formatAmounts } from '@/features/workouts/sets/lastTime';
import { linesOf } from '@/shared/lib/lines';
import { offeredFields } from '@/features/workouts/logic';
import { withActualDuration } from '@/features/workouts/sets/setEdits';
import { amountsOf, isTicked, lastOf, rowAt, withSet, withSetTicked } from '@/features/workouts/sets/sets';
import { isWarmup } from '@/features/workouts/sets/setGroups';
import { exerciseTimer, restTimer } from '@/features/workouts/timers/timerOwners';
import { askForNotifications } from '@/features/workouts/timers/askForNotifications';
import { activeTimer, actOnTimer, useTimers } from '@/features/workouts/timers/timers';
import { entryOf, type SetEntry } from '@/features/workouts/training/training';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { changeTrainingSettings, useTrainingSettings } from '@/features/workouts/training/trainingSettings';
import type { TrainingViewProps } from '@/features/workouts/training/TrainingView';
import type { useExerciseActions } from '@/features/workouts/training/useExerciseActions';
import { useOwnSteps, weightStep } from '@/features/workouts/weights/weightSteps';
import { GuidedWorkout } from './GuidedWorkout';
import { suggestionMessages } from '@/features/workouts/suggestions/suggestionMessages';
import { asksBefore, stepsOf, type Step } from './steps';
import type { GuidedField, GuidedSet, GuidedSuggestion, GuidedTimer } from './types';

interface GuidedTrainingProps extends TrainingViewProps {
  actions: ReturnType<typeof useExerciseActions>;
  // Takes the harder variant that is suggested.
  onVariant: (exercise: TrackedExercise) => void;
  onLeave: () => void;
  onFinish: () => void;
}

const MOST_REPS = 10_000;
const MOST_POUNDS = 5000;

function suggestionOf(exercise: TrackedExercise, props: GuidedTrainingProps): GuidedSuggestion | null {
  const { suggestion } = exercise;
  if (!suggestion) return null;
  const { reason, note, variant } = suggestion;
  const offersVariant = variant !== null && !props.exercises.some(({ exerciseName }) => exerciseName === variant);
  return {
    text: [reason, note].flatMap((each) => (each ? [noteText(each)] : [])).join(' '),
    suggestion,
    answer: entryOf(props.session.training, exercise.id).answer,
    onAnswer: (answer) => props.actions.onAnswer(exercise, answer),
    ...(offersVariant && { onVariant: () => props.onVariant(exercise) }),
  };
}

// Converts the sets to what the guided mode displays, in the user's units.
function useGuidedSets(props: GuidedTrainingProps) {
  const { catalogue, lastTimes, actions } = props;
  const t = useT(trainingMessages);
  const s = useT(suggestionMessages);
  const tick = useT(tickMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const own = useOwnSteps(weightUnit);
  const repetitions = (count: number) => tick('repsCount', { count });
  return ({ exercise, index, noRestAfter }: Step, rows: SetEntry[]): GuidedSet => {
    const known = exercise.exerciseKey === null ? undefined : catalogue.get(exercise.exerciseKey);
    const last = lastTimes.get(exercise.exerciseName.toLowerCase());
    const offered = offeredFields(exercise, known?.equipment, known?.measuredAs);
    const stands = amountsOf(rows, index, exercise, last);
    const before = lastOf(rows, index, last);
    const { target } = exercise;
    const isWarmupSet = isWarmup(rowAt(rows, index));
    const counted = countedSet(
      rows.map(({ type }) => type),
      index,
    );
    const top = target ? target.repsMax : exercise.repsMax;
    const hasRange = !isWarmupSet && top !== null && exercise.reps !== null && top > exercise.reps;
    const change = (value: Partial<SetEntry>) => actions.onRows(exercise, withSet(rows, index, value), 'type');
    const weight: GuidedField = {
      label: t('weight', { unit: unitLabel(weightUnit) }),
      value: stands.weight === null ? null : fromWire(stands.weight, weightUnit),
      unit: weightUnit,
      step: weightStep(known?.implement, weightUnit, own),
      digits: editDigits(weightUnit),
      max: fromWire(MOST_POUNDS, weightUnit),
      onChange: (value) => change({ weight: editedToWire(stands.weight, value, weightUnit) }),
    };
    const reps: GuidedField = {
      label: t('reps'),
      value: stands.reps,
      unit: 'reps',
      step: 1,
      digits: 0,
      max: MOST_REPS,
      onChange: (value) => change({ reps: value }),
    };
    return {
      exerciseId: exercise.id,
      exerciseName: exercise.exerciseName,
      setIndex: index,
      setCount: rows.length,
      setType: counted.type,
      setNumber: counted.number,
      setsOfKind: rows.filter((row) => isWarmup(row) === isWarmupSet).length,
      dose:
        stands.reps !== null
          ? repetitions(stands.reps)
          : stands.duration !== null
            ? formatExerciseTime(stands.duration)
            : '',
      weightText: stands.weight ? formatWeight(stands.weight, weightUnit, format) : null,
      durationSeconds: stands.reps === null ? stands.duration : null,
      perSide: known?.perSide ?? false,
      restSeconds: noRestAfter
        ? 0
        : (restTimer({ workout: '', path: '', exercise }, rows.length, isWarmupSet)?.seconds ?? 0),
      aim: hasRange ? s('aim', { range: `${exercise.reps}–${top}` }) : null,
      suggestion: asksBefore(rows, index) ? suggestionOf(exercise, props) : null,
      lastText: before
        ? formatAmounts(before, { weight: weightUnit, distance: distanceUnit, format, repetitions }) || null
        : null,
      cue: linesOf(exercise.coachingCues)[0] ?? null,
      weight: offered.weight || stands.weight ? weight : null,
      reps: offered.reps ? reps : null,
      rpe: rows[index]?.rpe ?? null,
      done: isTicked(rows[index] ?? { ...stands, type: 'normal', rpe: null, doneAt: null }),
    };
  };
}

export function GuidedTraining(props: GuidedTrainingProps) {
  const { title, exercises, progress, path, session, lastTimes, actions, onLeave, onFinish } = props;
  const { spoken, sound, effort } = useTrainingSettings();
  const shown = useGuidedSets(props);
  const active = useTimers(activeTimer);
  const rowsOf = (id: number): SetEntry[] => progress.done.get(id)?.rows ?? [];
  const steps = stepsOf(exercises, rowsOf).map((step) => shown(step, rowsOf(step.exercise.id)));
  const exerciseOf = ({ exerciseId }: GuidedSet) => exercises.find(({ id }) => id === exerciseId);
  const tick = (step: GuidedSet, held?: number) => {
    const exercise = exerciseOf(step);
    if (!exercise) return;
    const rows = rowsOf(exercise.id);
    const last = lastTimes.get(exercise.exerciseName.toLowerCase());
    const filled = held === undefined ? rows : withActualDuration(rows, step.setIndex, held, exercise, last);
    actions.onGuided(exercise, withSetTicked(filled, step.setIndex, exercise, Date.now(), last));
  };
  const ownerOf = (kind: GuidedTimer['kind'], exercise: PlannedExercise, step: GuidedSet) => {
    const where = { workout: session.workout, path, exercise };
    const owner =
      kind === 'rest' ? restTimer(where, Math.max(2, step.setCount), step.setType === 'warmup') : exerciseTimer(where);
    return owner && kind === 'exercise' ? { ...owner, seconds: step.durationSeconds ?? owner.seconds } : owner;
  };
  return (
    <GuidedWorkout
      title={title}
      steps={steps}
      onTick={tick}
      onUntick={(step) => tick(step)}
      effort={effort}
      onEffort={(step, rpe) => {
        const exercise = exerciseOf(step);
        if (exercise) actions.onRows(exercise, withSet(rowsOf(exercise.id), step.setIndex, { rpe }), 'type');
      }}
      timer={active?.workout === session.workout ? active : null}
      onTimer={(kind, step, action) => {
        const exercise = exerciseOf(step);
        const owner = exercise && ownerOf(kind, exercise, step);
        if (!owner) return;
        void askForNotifications();
        actOnTimer(owner, action, Date.now());
      }}
      spoken={spoken}
      onSpoken={(wanted) => changeTrainingSettings({ spoken: wanted })}
      sound={sound}
      onLeave={onLeave}
      onFinish={onFinish}
    />
  );
}
