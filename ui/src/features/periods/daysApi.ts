// Queries and mutations of flow and symptoms of single days.
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { PeriodDay, PeriodDayUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { periodMessages } from './messages';

const PATH = '/api/period-days';
const daysQuery = (from: Day, to: Day) => queryOptions(queryAt(PATH, { query: { from, to } }));

export function usePeriodDays(from: Day, to: Day) {
  return useQuery({ ...daysQuery(from, to), placeholderData: keepPreviousData });
}

const nothing = { flow: null, symptoms: [], mood: null, energy: null, note: null };
const isEmpty = ({ flow, symptoms, mood, energy, note }: PeriodDay) =>
  !flow && symptoms.length === 0 && !mood && !energy && !note;

// Puts the change into every loaded list. A list that does not contain the day stores it too, which nobody sees.
function store(client: QueryClient, change: PeriodDayUpdate): void {
  client.setQueriesData<PeriodDay[]>({ queryKey: [PATH] }, (days) => {
    if (!days) return days;
    const before = days.find(({ localDate }) => localDate === change.localDate);
    const after = { ...nothing, ...before, ...change };
    const others = days.filter((day) => day !== before);
    return isEmpty(after) ? others : [...others, after];
  });
}

// Shown at once and sent one after the other, so that quick taps on chips reach the server in their order.
export function useSavePeriodDay() {
  const client = useQueryClient();
  const words = useT(common);
  const t = useT(periodMessages);
  return useMutation({
    scope: { id: PATH },
    mutationFn: (change: PeriodDayUpdate) => put(PATH, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: [PATH] });
      store(client, change);
    },
    onError: () => {
      toast({ title: words('error'), description: t('dayFailed'), destructive: true });
      return refetchPaths(client, [PATH]);
    },
  });
}
