// Body measurements as they are shown: with those that the server does not have yet.
import type { BodyMeasurement } from '@/shared/api/types';
import type { OutboxEntry } from './entries';
import { byNewestId, overlaidRows } from './overlay';

// Newest first.
const compare = (one: BodyMeasurement, other: BodyMeasurement) =>
  Date.parse(other.measuredAt) - Date.parse(one.measuredAt) || byNewestId(one, other);

export const overlaidMeasurements = (rows: BodyMeasurement[], entries: readonly OutboxEntry[]): BodyMeasurement[] =>
  overlaidRows(rows, entries, { compare });
