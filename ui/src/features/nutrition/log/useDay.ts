// The day's numbers and entries as they are shown: without what was deleted a moment ago; it draws nothing.
import { useToday } from '@/shared/hooks/useToday';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useFoodPages, useNutritionStats } from '@/features/nutrition/food/foodApi';
import { statsWithout, undoKeyOf } from './log';

export function useDay() {
  const today = useToday();
  const hidden = useHiddenKeys();
  const { data: stats, error, refetch } = useNutritionStats();
  const { data: pages, isPending } = useFoodPages();
  const ofToday = (pages?.pages.flat() ?? []).filter(({ localDate }) => localDate === today);
  const isHidden = ({ id }: { id: number }) => hidden.has(undoKeyOf(id));
  return {
    // Together with the entries, whose note makes the card higher: it grows once.
    stats: stats && !isPending ? statsWithout(stats, ofToday.filter(isHidden)) : undefined,
    entries: ofToday.filter((entry) => !isHidden(entry)),
    error,
    refetch: () => void refetch(),
  };
}
