// What Space and Enter do in a player, by where the focus is: pure; it knows no page.

// outside: in something that lies above the player.
export type KeyPlace = 'primary' | 'control' | 'field' | 'elsewhere' | 'outside';
// swallow: the browser may not do what it would. toPrimary: the focus goes to the big button.
export type KeyAction = 'press' | 'toPrimary' | 'swallow' | 'nothing';

export function keyAction(
  key: string,
  place: KeyPlace,
  { repeat, modified }: { repeat: boolean; modified: boolean },
): KeyAction {
  if (modified || place === 'outside' || (key !== ' ' && key !== 'Enter')) return 'nothing';
  if (place === 'field') return key === 'Enter' && !repeat ? 'toPrimary' : 'nothing';
  if (repeat) return 'swallow';
  return place === 'elsewhere' ? 'press' : 'nothing';
}
