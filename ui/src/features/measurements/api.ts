// Queries and mutations of body measurements.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { BodyMeasurement, BodyMeasurementInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { overlaidMeasurements } from '@/shared/outbox/measurements';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { momentOf, newRowId } from '@/shared/outbox/record';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { momentOn, stampOf } from '@/shared/outbox/stamp';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { isEnough, numbers } from './logic';

const PAGE = 50;

// Loads pages, newest first, until the chart and the first `shown` rows of the list have all values that they compare.
// One page is usually enough; users who rarely record a weight need more.
async function fetchEnough(shown: number, signal: AbortSignal): Promise<BodyMeasurement[]> {
  const found: BodyMeasurement[] = [];
  for (;;) {
    const page = await get('/api/body-measurements', {
      params: { query: { limit: PAGE, offset: found.length } },
      signal,
    });
    found.push(...page);
    if (page.length < PAGE || isEnough(found, shown)) return found;
  }
}

const measurementsQuery = (shown: number) =>
  queryOptions({
    queryKey: ['/api/body-measurements', { shown }],
    queryFn: ({ signal }) => fetchEnough(shown, signal),
  });

export function useMeasurements(shown: number) {
  const query = useQuery({ ...measurementsQuery(shown), placeholderData: keepPreviousData });
  return useOverlaidQuery(query, 'measurement', overlaidMeasurements);
}

// The measurements of the last year, for the charts.
const YEAR_DAYS = 365;
const yearQuery = (today: Day) =>
  queryOptions({
    ...queryAt('/api/body-measurements', { query: { from: addDays(today, -YEAR_DAYS) } }),
    meta: dayBound,
  });

export function useYearOfMeasurements(today: Day) {
  const query = useQuery({ ...yearQuery(today), placeholderData: keepPreviousData });
  return useOverlaidQuery(query, 'measurement', overlaidMeasurements);
}

const list = {
  kind: 'measurement',
  path: '/api/body-measurements',
  refetch: ['/api/body-measurements'],
} as const;

// The measurement as it is shown until the server has answered. `before` is the edited one.
function recorded(before: BodyMeasurement | null, body: BodyMeasurementInput): BodyMeasurement {
  const nothing = Object.fromEntries(numbers.map((field) => [field, null])) as Pick<
    BodyMeasurement,
    (typeof numbers)[number]
  >;
  const { clientKey, measuredAt, ...values } = body;
  const at = measuredAt && momentOn(measuredAt, momentOf(clientKey));
  return {
    id: newRowId(),
    ...nothing,
    notes: null,
    ...(before ?? { measuredAt: momentOf(clientKey), ...stampOf(momentOf(clientKey)) }),
    ...values,
    ...(at && { measuredAt: at, ...stampOf(at) }),
  };
}

// `before` is null for a new measurement.
export function useSaveMeasurement(before: BodyMeasurement | null) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: (body: BodyMeasurementInput) => {
      const row = recorded(before, body);
      const at = body.measuredAt ?? row.measuredAt;
      return saveRow(client, list, { before, row, body: before ? body : { ...body, measuredAt: at }, isLeft });
    },
  });
}

export function useDeleteMeasurement() {
  const client = useQueryClient();
  return (row: BodyMeasurement, options: { keepalive: boolean }) => deleteRow(client, list, row, options);
}
