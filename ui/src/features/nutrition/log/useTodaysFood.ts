// Today's totals and entries without those whose deletion can still be undone.
import { useToday } from '@/shared/hooks/useToday';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useFoodPages, useNutritionStats } from '@/features/nutrition/food/foodApi';
import { removeFromStats, undoKeyOf } from './log';

export function useTodaysFood() {
  const today = useToday();
  const hidden = useHiddenKeys();
  const { data: stats, error, refetch } = useNutritionStats();
  const { data: pages, isPending } = useFoodPages();
  const ofToday = (pages?.pages.flat() ?? []).filter(({ localDate }) => localDate === today);
  const isHidden = ({ id }: { id: number }) => hidden.has(undoKeyOf(id));
  return {
    // Waits for the entries, so that the card changes its height only once.
    stats: stats && !isPending ? removeFromStats(stats, ofToday.filter(isHidden)) : undefined,
    entries: ofToday.filter((entry) => !isHidden(entry)),
    error,
    refetch: () => void refetch(),
  };
}
