// The ring with the digits of one timer. Only this component renders on each tick of the clock.
import { useTimeLeft } from '@/shared/hooks/useTimeLeft';
import { fractionLeft, type Timer } from '@/shared/lib/timer';
import { TimerRing } from '@/shared/ui/TimerRing';

export function TimerFace({ timer, label }: { timer: Timer; label: string }) {
  const seconds = useTimeLeft(timer);
  return <TimerRing seconds={seconds} share={fractionLeft(timer, seconds)} label={label} />;
}
