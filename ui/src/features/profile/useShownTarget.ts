// The target weight in lb. Users under 18 see one only once it is known not to be below their weight.
import { useUser } from '@/shared/api/user';
import { useLatestWeight } from '@/shared/hooks/useLatestWeight';
import { isMinor } from '@/shared/lib/minors';

export function useShownTarget(): number | null {
  const { age, weight, targetWeight } = useUser();
  const minor = isMinor(age);
  const current = useLatestWeight(minor)?.weight ?? weight;
  const mayShow = !minor || (targetWeight !== null && current !== null && targetWeight >= current);
  return mayShow ? targetWeight : null;
}
