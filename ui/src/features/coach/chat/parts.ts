// What an answer carries beside its text: links, a session to train, and a draft of entries to log.
import type {
  BodyMeasurementInput,
  CompletionInput,
  FoodEntryInput,
  Recommendation,
  SleepTrackingInput,
  WorkoutInput,
} from '@/shared/api/types';

// `target` is a screen ('/progress?tab=records') or a telephone number ('tel:988').
export interface ChatLink {
  label: string;
  target: string;
}

type SessionParts = Pick<Recommendation, 'type' | 'intensity' | 'duration' | 'exercises' | 'reasoning' | 'tips'>;
// `date` is the day that was asked for. An older answer has none.
export type ChatSession = SessionParts & { date?: string | null };

// The bodies of the calls that log an entry, by its kind.
export interface DraftBodies {
  food: FoodEntryInput;
  exercise: CompletionInput;
  workout: WorkoutInput;
  night: SleepTrackingInput;
  measurement: BodyMeasurementInput;
  water: { ml: number; loggedAt?: string | null; clientKey?: string | null };
  period: { startDate: string; clientKey?: string | null };
}
export type DraftKind = keyof DraftBodies;

// One of the bodies is not null, that of `kind`.
export type DraftEntry = { kind: DraftKind; title: string; detail: string } & {
  [Kind in DraftKind]: DraftBodies[Kind] | null;
};

export interface ChatDraft {
  entries: DraftEntry[];
  // Holds the exercises of the entries, if they belong to no other workout.
  workout: WorkoutInput | null;
  // The parts that were not understood, in the words of the user.
  unclear: string[];
  // The answer whose draft this corrects. Without entries, what was logged of that has been undone.
  replaces?: number | null;
  // The user has said yes to the draft of the answer `replaces`: it is logged once, as the answer arrives.
  confirmed?: boolean;
}

// The answer whose id the entries are logged under: a confirmed draft is the one that it confirms, so that its button and
// every yes log it once.
export const logIdOf = (messageId: number, draft: ChatDraft | null | undefined) =>
  draft?.confirmed === true ? (draft.replaces ?? messageId) : messageId;

export interface AnswerParts {
  links: readonly ChatLink[];
  session: ChatSession | null;
  draft: ChatDraft | null;
}

export const noParts: AnswerParts = { links: [], session: null, draft: null };

// An answer that was stored by an older version has none of them.
export function partsOf({ links, session, draft }: Partial<AnswerParts>): AnswerParts {
  return { links: links ?? [], session: session ?? null, draft: draft ?? null };
}

// What the card shows; an answer that undoes something has nothing to log.
export const hasEntries = (draft: ChatDraft | null | undefined): draft is ChatDraft => (draft?.entries.length ?? 0) > 0;
