// Logs a correction in the place of what was logged before. If it is refused, that stays.
import type { QueryClient } from '@tanstack/react-query';
import { anyChatQuery } from '@/features/coach/api';
import type { ShownMessage } from '@/features/coach/chat/chat';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { createEntries, removeEntries, type Outcome } from './entries';
import { markLogged, takeBack } from './takeBack';

// Nights and periods may not overlap, and a planned exercise is completed once a day: the old entry goes first.
const needsRoom = ({ entries }: ChatDraft) =>
  entries.some(({ kind, exercise }) => kind === 'night' || kind === 'period' || exercise?.plannedExerciseId != null);

function answerOf(client: QueryClient, id: number): ShownMessage | undefined {
  const lists = client.getQueriesData<ShownMessage[]>({ queryKey: anyChatQuery.queryKey });
  return lists.flatMap(([, list]) => list ?? []).find((each) => (each.storedId ?? each.id) === id);
}

// The answer whose draft this corrects. A confirmed draft corrects what the draft that it confirms does.
export function correctedBy(client: QueryClient, draft: ChatDraft): number | null {
  const { confirmed, replaces } = draft;
  if (!replaces || confirmed !== true) return replaces ?? null;
  return answerOf(client, replaces)?.draft?.replaces ?? null;
}

// What is logged of the answer, or of the one that it corrects, and so on.
function loggedBefore(client: QueryClient, id: number): { id: number; draft: ChatDraft } | null {
  const answer = answerOf(client, id);
  if (!answer?.draft) return null;
  if (answer.logged === true) return { id, draft: answer.draft };
  const before = answer.draft.replaces;
  return before && before < id ? loggedBefore(client, before) : null;
}

const hasFailed = ({ interruption, refusals }: Outcome) => interruption !== null || refusals.size > 0;

async function restore(client: QueryClient, id: number, draft: ChatDraft): Promise<boolean> {
  if (hasFailed(await createEntries(id, draft))) return false;
  await markLogged(client, id);
  return true;
}

const none = { made: [], refusals: new Map() };

interface CorrectionOutcome extends Outcome {
  // What was logged before is still logged.
  isKept: boolean;
}

export async function logCorrection(
  client: QueryClient,
  messageId: number,
  draft: ChatDraft,
  replaced: number,
): Promise<CorrectionOutcome> {
  const before = loggedBefore(client, replaced);
  const old = before?.id ?? replaced;
  const goesFirst = needsRoom(draft);
  try {
    if (goesFirst) await takeBack(client, old);
  } catch (interruption) {
    return { ...none, interruption, isKept: before !== null };
  }
  const outcome = await createEntries(messageId, draft);
  if (hasFailed(outcome)) {
    const isKept = before !== null && (!goesFirst || (await restore(client, old, before.draft)));
    return { ...outcome, isKept };
  }
  try {
    if (!goesFirst) await takeBack(client, old);
  } catch (interruption) {
    await removeEntries(outcome.made).catch(() => undefined);
    return { ...none, interruption, isKept: before !== null };
  }
  return { ...outcome, isKept: false };
}
