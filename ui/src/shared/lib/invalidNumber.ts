// Checks number fields for invalid input, for values that are sent without a form.

// Returns true if there is such a field; it gets the focus, and nothing may be sent. A field that already has the focus
// is blurred first, so that its message appears and is announced: not every browser blurs it when a button is tapped.
export function focusInvalidNumber(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-refused]');
  if (field && field === document.activeElement) field.blur();
  field?.focus();
  return field !== null;
}
