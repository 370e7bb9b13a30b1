// The state of the guide player.

interface PlayerState {
  // From 0.
  step: number;
  done: boolean;
}

export type PlayerAction = 'next' | 'back' | 'again';

export const atStart: PlayerState = { step: 0, done: false };

// `steps` is the number of steps. 'next' on the last step completes the guide.
export function play(state: PlayerState, action: PlayerAction, steps: number): PlayerState {
  if (action === 'again') return atStart;
  if (state.done) return state;
  if (action === 'back') return { ...state, step: Math.max(0, state.step - 1) };
  return state.step + 1 < steps ? { ...state, step: state.step + 1 } : { ...state, done: true };
}
