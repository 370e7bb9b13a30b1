// The macro targets: which are fixed and which follow.
export const macros = ['protein', 'carbs', 'fat'] as const;
type Macro = (typeof macros)[number];
export type MacroField = `${Macro}Target`;

export const fieldOf = (macro: Macro): MacroField => `${macro}Target`;

// In the order in which a user gives them up: protein last.
const released = ['carbs', 'fat', 'protein'] as const;

// The fixed macro that should follow when the fixed ones do not add up. Null if none is fixed.
export function macroToRelease(targets: Readonly<Record<MacroField, number | null>>): Macro | null {
  return released.find((macro) => targets[fieldOf(macro)] !== null) ?? null;
}
