// Who may answer this person's questions to the coach: asked once, and until then no word goes to a model. It knows
// neither coach nor screen.
import { create } from 'zustand';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import { emptiedWithSession } from '@/shared/lib/resettable';
import { currentUser, useSession } from './session';

// model: it may answer; whether it sees body, sleep and cycle is the account's `coachHealthData`.
export type CoachChoice = 'undecided' | 'builtIn' | 'model';

const SETTING = 'coach';
// Null: as it is stored.
const useMade = create<{ choice: CoachChoice | null }>(() => ({ choice: null }));
emptiedWithSession(useMade);

function choiceOf(made: CoachChoice | null, agreedToAll: boolean | undefined): CoachChoice {
  const choice = made ?? readSetting<{ choice: CoachChoice }>(SETTING, { choice: 'undecided' }).choice;
  // Agreed on another device: the account knows it. A refusal here still holds here.
  return choice === 'undecided' && agreedToAll ? 'model' : choice;
}

export function useCoachChoice(): CoachChoice {
  const made = useMade((state) => state.choice);
  return choiceOf(made, useSession((state) => state.session?.user.coachHealthData));
}

export function chooseCoach(choice: CoachChoice): void {
  writeSetting(SETTING, { choice });
  useMade.setState({ choice });
}

// What tells the server whom it may ask; empty for calls that are no question to the coach.
export function coachHeaders(path: string): Record<string, string> {
  if (!path.startsWith('/api/coaching/')) return {};
  const choice = choiceOf(useMade.getState().choice, currentUser()?.coachHealthData);
  return choice === 'model' ? {} : { 'X-Coach': 'built-in' };
}
