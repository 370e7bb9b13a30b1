// What the server advises beside the user's weight. A warning stands alone, without praise and without the way to a goal.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bodyAdviceQuery } from '@/shared/api/queries';

// `latest`: the measurement after which to ask again.
export function useBodyAdvice(latest: { id: number; weight: number }) {
  const { data: advice, isPending } = useQuery({ ...bodyAdviceQuery(latest), placeholderData: keepPreviousData });
  // No goal is shown before it is known that it may be.
  return { advice, isPending, showsGoal: advice?.praisesLoss === true && advice.showsLossGoals };
}
