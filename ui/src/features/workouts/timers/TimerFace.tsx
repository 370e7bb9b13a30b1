// The ring with the digits of one timer: the only thing that a tick of the clock draws anew.
import { useTimeLeft } from '@/shared/hooks/useTimeLeft';
import { fractionLeft, type Timer } from '@/shared/lib/timer';
import { TimerRing } from '@/shared/ui/TimerRing';

export function TimerFace({ timer, label }: { timer: Timer; label: string }) {
  const seconds = useTimeLeft(timer);
  return <TimerRing seconds={seconds} share={fractionLeft(timer, seconds)} label={label} />;
}
