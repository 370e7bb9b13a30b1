// Number fields whose content was refused, for what is sent without a form; it knows no field's meaning.

// True when there is one: it gets the focus, and nothing may be sent.
export function focusRefusedNumber(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-refused]');
  field?.focus();
  return field !== null;
}
