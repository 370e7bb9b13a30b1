// Decides what Space and Enter do in a player, depending on the focused element.

// outside: in an overlay above the player.
export type KeyTarget = 'primary' | 'control' | 'field' | 'elsewhere' | 'outside';
// swallow: only prevents the browser's default action. toPrimary: focuses the large button.
export type KeyAction = 'press' | 'toPrimary' | 'swallow' | 'nothing';

export function keyAction(
  key: string,
  target: KeyTarget,
  { repeat, modified }: { repeat: boolean; modified: boolean },
): KeyAction {
  if (modified || target === 'outside' || (key !== ' ' && key !== 'Enter')) return 'nothing';
  if (target === 'field') return key === 'Enter' && !repeat ? 'toPrimary' : 'nothing';
  if (repeat) return 'swallow';
  return target === 'elsewhere' ? 'press' : 'nothing';
}
