// Queries and mutations of flow and symptoms of single days.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';
import type { PeriodDay, PeriodDayUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry, OutboxRow } from '@/shared/outbox/entries';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { record } from '@/shared/outbox/record';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { toast } from '@/shared/ui/toast';
import { periodMessages } from './messages';

const PATH = '/api/period-days';
const daysQuery = (from: Day, to: Day) => queryOptions(queryAt(PATH, { query: { from, to } }));

const nothing = { flow: null, symptoms: [], mood: null, energy: null, note: null };
const isEmpty = ({ flow, symptoms, mood, energy, note }: PeriodDay) =>
  !flow && symptoms.length === 0 && !mood && !energy && !note;

// The row of a change has what was changed. A list that does not contain the day gets it too, which nobody sees.
type ChangedDay = OutboxRow & PeriodDayUpdate;

function overlaid(days: PeriodDay[], entries: readonly OutboxEntry[]): PeriodDay[] {
  return entries.reduce((all, { rows: [row] }) => {
    const { id: localDate, ...change } = row as ChangedDay;
    const before = all.find((day) => day.localDate === localDate);
    const after = { ...nothing, ...before, ...change };
    const others = all.filter((day) => day !== before);
    return isEmpty(after) ? others : [...others, after];
  }, days);
}

export function usePeriodDays(from: Day, to: Day) {
  const query = useQuery({ ...daysQuery(from, to), placeholderData: keepPreviousData });
  return useOverlaidQuery(query, 'period-day', overlaid);
}

// Shown at once and sent one after the other, so that quick taps on chips reach the server in their order.
export function useSavePeriodDay() {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const words = useT(common);
  const t = useT(periodMessages);
  return useMutation({
    mutationFn: (change: PeriodDayUpdate) =>
      record<ChangedDay>(
        client,
        {
          kind: 'period-day',
          method: 'put',
          path: PATH,
          body: change,
          rows: [{ id: change.localDate, ...change }],
          refetch: [PATH],
          isOptimistic: true,
        },
        { isLeft },
      ),
    onError: () => toast({ title: words('error'), description: t('dayFailed'), destructive: true }),
  });
}
