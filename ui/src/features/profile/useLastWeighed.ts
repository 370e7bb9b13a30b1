// What one weighed last, where that is not what the profile says; it draws nothing.
import { useQuery } from '@tanstack/react-query';
import type { BodyMeasurement } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';

// As far back as one looks for a weighing among other measurements.
const LOOK_BACK = 20;

export function useLastWeighed(): { weight: number; day: string } | null {
  const { weight } = useUser();
  const { data } = useQuery<BodyMeasurement[]>({ queryKey: ['/api/body-measurements', { limit: LOOK_BACK }] });
  const last = data?.find((each) => each.weight !== null);
  if (!last || last.weight === null || last.weight === weight) return null;
  return { weight: last.weight, day: last.localDate };
}
