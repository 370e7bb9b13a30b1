// Who may answer this person's questions to the coach: asked once, and until then no word goes to a model. It knows
// neither coach nor screen.
import { settingStore } from '@/shared/lib/settingStore';
import { currentUser, useSession } from './session';

// model: it may answer; whether it sees body, sleep and cycle is the account's `coachHealthData`.
export type CoachChoice = 'undecided' | 'builtIn' | 'model';

const store = settingStore<{ choice: CoachChoice }>('coach', { choice: 'undecided' });
const useMade = store.use;

function choiceOf({ choice }: { choice: CoachChoice }, agreedToAll: boolean | undefined): CoachChoice {
  // Agreed on another device: the account knows it. A refusal here still holds here.
  return choice === 'undecided' && agreedToAll ? 'model' : choice;
}

export function useCoachChoice(): CoachChoice {
  return choiceOf(
    useMade(),
    useSession((state) => state.session?.user.coachHealthData),
  );
}

export function chooseCoach(choice: CoachChoice): void {
  store.change({ choice });
}

// What tells the server whom it may ask; empty for calls that are no question to the coach.
export function coachHeaders(path: string): Record<string, string> {
  if (!path.startsWith('/api/coaching/')) return {};
  const choice = choiceOf(store.get(), currentUser()?.coachHealthData);
  return choice === 'model' ? {} : { 'X-Coach': 'built-in' };
}
