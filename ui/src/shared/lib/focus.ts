// Finds an element for the focus when the focused one leaves the page: browsers would move it to the start of the page.
import { flushSync } from 'react-dom';

const ACTIONS = 'a[href], button:not(:disabled)';
const FOCUSABLE = `${ACTIONS}, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]`;
// Behind these, a neighbor has nothing to do with the removed element.
const DIALOG = '[role=dialog], dialog';
const BORDER = `${DIALOG}, main, body`;

export const isUnfocused = () => document.activeElement === null || document.activeElement === document.body;

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

// The element that has the focus. For a menu item its menu's button, because the menu closes.
export function focusedElement(active: Element | null = document.activeElement): HTMLElement | null {
  const menuOf = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menuOf ? document.getElementById(menuOf) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

// The element, or the one with the same name that replaced it, if it can have the focus.
export function currentOf(element: HTMLElement, within: ParentNode = document): HTMLElement | null {
  if (element.isConnected && within.contains(element)) return element.matches(':disabled') ? null : element;
  const [name, candidates] = [nameOf(element), within.querySelectorAll<HTMLElement>(element.localName)];
  return [...candidates].find((each) => nameOf(each) === name && !each.matches(':disabled')) ?? null;
}

const MENU = '[aria-haspopup=menu]:not(:disabled)';

// A field comes last: on a phone it opens the keyboard.
export function firstFocusable(root: Element): HTMLElement | null {
  if (root instanceof HTMLElement && root.matches(FOCUSABLE)) return root;
  return root.querySelector<HTMLElement>(ACTIONS) ?? root.querySelector<HTMLElement>(FOCUSABLE);
}

// In the next row, a menu is followed by a menu.
const counterpart = (root: Element, wasMenu: boolean) =>
  (wasMenu ? root.querySelector<HTMLElement>(MENU) : null) ?? firstFocusable(root);

// The elements before `node` in its parent, the nearest first.
function earlierThan(node: Element): Element[] {
  const all = [...(node.parentElement?.children ?? [])];
  return all.slice(0, all.indexOf(node)).reverse();
}

// An element behind the place where something was removed, else the nearest one before it.
function neighborIn(parent: Element, earlier: readonly Element[], wasMenu: boolean): HTMLElement | null {
  const kept = earlier.filter((each) => each.parentElement === parent);
  const all = [...parent.children];
  const behind = all.slice(kept[0] ? all.indexOf(kept[0]) + 1 : 0);
  for (const each of [...behind, ...kept]) {
    const found = counterpart(each, wasMenu);
    if (found) return found;
  }
  return null;
}

// Where the focus can go once `element` is removed, from the nearest list or group outwards.
function waysFrom(element: Element): () => HTMLElement | null {
  const wasMenu = element.matches(MENU);
  const levels: { parent: Element; earlier: Element[] }[] = [];
  for (let node = element; node.parentElement && !node.matches(BORDER); node = node.parentElement)
    levels.push({ parent: node.parentElement, earlier: earlierThan(node) });
  return () => {
    for (const { parent, earlier } of levels) {
      const found = parent.isConnected ? neighborIn(parent, earlier, wasMenu) : null;
      if (found) return found;
    }
    return null;
  };
}

// Makes a change that may remove the element with the focus. Then the next row gets the focus, else the row before, else what
// is shown instead of the list.
export function keepFocus(change: () => void): void {
  const [active, element] = [document.activeElement, focusedElement()];
  if (!element) return change();
  const find = waysFrom(element);
  flushSync(change);
  // A menu item has the focus until its menu closes.
  if (!element.isConnected && (isUnfocused() || active !== element)) focus(find());
}

// Makes a change that may remove the element with the focus. Then `target` gets the focus, else the heading of the page, or the
// first button of the dialog.
export function returnFocus(change: () => void, target: HTMLElement | null): void {
  const active = document.activeElement;
  if (isUnfocused() || !active) return change();
  const dialog = active.closest(DIALOG);
  const place = dialog ?? document;
  flushSync(change);
  if (active.isConnected || !isUnfocused()) return;
  focus(
    (target && currentOf(target, place)) ?? place.querySelector<HTMLElement>(dialog ? 'button' : 'h1[tabindex="-1"]'),
  );
}
