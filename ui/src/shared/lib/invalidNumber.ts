// Number fields whose content was refused, for what is sent without a form; it knows no field's meaning.

// True when there is one: it gets the focus, and nothing may be sent. A field that has the focus already is left and
// entered again, so that its message stands there and is read: not every browser leaves it when a button is tapped.
export function focusInvalidNumber(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-refused]');
  if (field && field === document.activeElement) field.blur();
  field?.focus();
  return field !== null;
}
