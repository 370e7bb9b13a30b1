// Determines which first steps remain and whether the user has hidden them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryAt } from '@/shared/api/queryClient';
import { useUser } from '@/shared/api/user';
import { deviceStorage } from '@/shared/lib/storage';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';

type StepName = 'plan' | 'food' | 'breath';

export interface FirstStep {
  name: StepName;
  // The screen of the step. Plans are created on the dashboard itself.
  to: string;
  done: boolean;
}

const foodQuery = queryAt('/api/food-entries', { query: { limit: 1 } });
const momentQuery = queryAt('/api/wellness-activities', { query: { limit: 1 } });

// Whether there is at least one row; undefined while unknown and if the screen does not exist.
function useHasOne(query: typeof foodQuery | typeof momentQuery, screen: string): boolean | undefined {
  const enabled = useScreenPaths().has(screen);
  const { data } = useQuery<unknown[]>({
    ...query,
    enabled,
    // Refetch only while the list is empty: the step may have been done on another screen.
    refetchOnMount: (query) => (query.state.data?.length ? false : 'always'),
  });
  return enabled && data ? data.length > 0 : undefined;
}

const hiddenFlag = (userId: number) => `first-steps-hidden:${userId}`;

// No steps once all are done or the user has hidden them.
export function useFirstSteps(hasPlan: boolean): { steps: FirstStep[]; hide: () => void } {
  const { id } = useUser();
  const [hidden, setHidden] = useState(() => deviceStorage.read(hiddenFlag(id)) !== null);
  const food = useHasOne(foodQuery, '/nutrition');
  const breath = useHasOne(momentQuery, '/wellness');
  const known: FirstStep[] = [{ name: 'plan', to: '/', done: hasPlan }];
  if (food !== undefined) known.push({ name: 'food', to: '/nutrition', done: food });
  if (breath !== undefined) known.push({ name: 'breath', to: '/wellness', done: breath });
  return {
    steps: hidden || known.every(({ done }) => done) ? [] : known,
    hide: () => {
      deviceStorage.write(hiddenFlag(id), 'true');
      setHidden(true);
    },
  };
}
