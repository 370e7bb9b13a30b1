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

export type ChatSession = Pick<Recommendation, 'type' | 'intensity' | 'duration' | 'exercises' | 'reasoning' | 'tips'>;

// The bodies of the calls that log an entry, by its kind.
export interface DraftBodies {
  food: FoodEntryInput;
  exercise: CompletionInput;
  workout: WorkoutInput;
  night: SleepTrackingInput;
  measurement: BodyMeasurementInput;
  water: { ml: number; loggedAt?: string | null; clientKey?: string | null };
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
}

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
