// What to train on a day without a planned workout. The session starts in the tracker.
import { useNavigate } from 'react-router';
import { AdviceCard } from '@/features/trainingadvice/AdviceCard';
import { startFree } from '@/features/workouts/training/startFree';
import { FREE, isBlank } from '@/features/workouts/training/training';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { useToday } from '@/shared/hooks/useToday';

export function DashboardAdvice({ quiet = false }: { quiet?: boolean }) {
  const navigate = useNavigate();
  const today = useToday();
  const busy = useTrainings(({ trainings: { [FREE]: begun } }) => begun !== undefined && !isBlank(begun));
  return (
    <AdviceCard
      busy={busy}
      quiet={quiet}
      onStart={(workout, title) => {
        startFree(workout, title, today);
        void navigate(`/log-workout?workout=${FREE}`);
      }}
    />
  );
}
