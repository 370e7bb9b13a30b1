// Stores whether a language model may answer the user's questions to the coach. Until the user decides, nothing is sent
// to a model.
import { settingStore } from '@/shared/lib/settingStore';
import { currentUser, useSession } from './session';

// With `model` a language model may answer. The account's `coachHealthData` decides whether it sees body, sleep and
// cycle data.
export type CoachChoice = 'undecided' | 'builtIn' | 'model';

const store = settingStore<{ choice: CoachChoice }>('coach', { choice: 'undecided' });
const useStoredChoice = store.use;

function choiceOf({ choice }: { choice: CoachChoice }, consented: boolean | undefined): CoachChoice {
  // Consent from another device is stored in the account. A refusal on this device takes precedence.
  return choice === 'undecided' && consented ? 'model' : choice;
}

export function useCoachChoice(): CoachChoice {
  return choiceOf(
    useStoredChoice(),
    useSession((state) => state.session?.user.coachHealthData),
  );
}

export function chooseCoach(choice: CoachChoice): void {
  store.change({ choice });
}

// The header that restricts a request to the built-in coach. Empty for requests outside /api/coaching/.
export function coachHeaders(path: string): Record<string, string> {
  if (!path.startsWith('/api/coaching/')) return {};
  const choice = choiceOf(store.get(), currentUser()?.coachHealthData);
  return choice === 'model' ? {} : { 'X-Coach': 'built-in' };
}
