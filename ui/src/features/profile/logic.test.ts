import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mara } from '@/mocks/people';
import { editedToWire, fromWire, type Unit } from '@/shared/lib/units';
import {
  needsCaution,
  bodyOf,
  initialsOf,
  middleSquare,
  problemsOf,
  effectiveEdits,
  sectionOf,
  sectionOfField,
  valuesOf,
  withEdit,
  withoutSent,
  type Edits,
  type NumberFieldName,
} from './logic';

const stored = valuesOf({ ...mara, weight: 150, age: 36, height: '178 cm' });

describe('an edit', () => {
  it('lasts until the value is back at the stored one', () => {
    const typed = withEdit({}, stored, 'age', 37);
    expect(typed).toEqual({ age: 37 });
    expect(withEdit(typed, stored, 'age', 36)).toEqual({});
  });

  it('ends when another device stored the same value', () => {
    expect(effectiveEdits({ age: 36, name: 'Mara L.' }, stored)).toEqual({ name: 'Mara L.' });
  });

  it('is sent trimmed, with null for emptied fields, and without unchanged fields', () => {
    expect(bodyOf({ name: ' Mara L. ', height: ' ', dailyCalories: null }, stored, 'unused')).toEqual({
      name: 'Mara L.',
      height: null,
      dailyCalories: null,
    });
  });

  it('survives if it was typed while another change was pending', () => {
    expect(withoutSent({ name: ' Mara ', age: 38 }, { name: ' Mara ', age: 37 })).toEqual({ age: 38 });
    expect(withoutSent({ weeklyGoal: null }, { weeklyGoal: null })).toEqual({});
  });

  it('includes the password only with a new address', () => {
    expect(bodyOf({ email: 'new@example.org' }, stored, 'otter7blue')).toEqual({
      email: 'new@example.org',
      currentPassword: 'otter7blue',
    });
    expect(bodyOf({ email: ' MARA@example.org' }, stored, 'otter7blue')).toEqual({ email: 'MARA@example.org' });
  });
});

describe('validation', () => {
  it.each([
    ['age', 4, { kind: 'low', bound: 5 }],
    ['age', 131, { kind: 'high', bound: 130 }],
    ['weight', 0.9, { kind: 'low', bound: 1 }],
    ['targetWeight', 1500.01, { kind: 'high', bound: 1500 }],
    ['weeklyGoal', 15, { kind: 'high', bound: 14 }],
    ['dailyCalories', 399.9, { kind: 'low', bound: 400 }],
    ['dailyCalories', 20_000.1, { kind: 'high', bound: 20_000 }],
    ['name', '  ', { kind: 'nameRequired' }],
    ['email', 'mara@home', { kind: 'emailInvalid' }],
  ] as const)('%s: %j', (field, value, problem) => {
    expect(problemsOf({ [field]: value }, stored, '')).toEqual({ [field]: problem });
  });

  it('accepts the limits and emptied numbers', () => {
    const edits = { age: 5, weight: 1, targetWeight: 1500, weeklyGoal: 14, dailyCalories: 400, proteinTarget: null };
    expect(problemsOf(edits, stored, '')).toEqual({});
  });

  it('requires the password for a new address', () => {
    expect(problemsOf({ email: 'new@example.org' }, stored, '')).toEqual({
      currentPassword: { kind: 'passwordRequired' },
    });
    expect(problemsOf({ email: 'new@example.org' }, stored, 'otter7blue')).toEqual({});
  });
});

describe('units on the profile', () => {
  const cases: [NumberFieldName, Unit, number, number][] = [
    ['weight', 'kg', 100, 150_000],
    ['weight', 'lb', 100, 150_000],
    ['targetWeight', 'kg', 100, 150_000],
    ['dailyCalories', 'kJ', 4000, 200_000],
    ['dailyCalories', 'kcal', 4000, 200_000],
  ];

  it.each(cases)('%s shown in %s, edited and restored, stays as stored', (field, unit, least, most) => {
    const parts = field === 'dailyCalories' ? 10 : 100;
    fc.assert(
      fc.property(
        fc.integer({ min: least, max: most }),
        fc.double({ min: 1, max: 9000, noNaN: true }),
        (count, between) => {
          const wire = count / parts;
          const current = { ...stored, [field]: wire };
          const type = (edits: Edits, entered: number) =>
            withEdit(edits, current, field, editedToWire(current[field], entered, unit));
          const shown = fromWire(wire, unit);
          const edits = type(type({}, between), shown);
          expect(edits).toEqual({});
          expect(bodyOf(edits, current, '')).toEqual({});
        },
      ),
    );
  });
});

it('warns below 1200 kcal, but not for an empty field', () => {
  expect([{ dailyCalories: 1199.9 }, { dailyCalories: 1200 }, { dailyCalories: null }, {}].map(needsCaution)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('maps fields and addresses to sections', () => {
  expect([sectionOfField('carbsTarget'), sectionOfField('age')]).toEqual(['nutrition', 'account']);
  expect([sectionOf('units'), sectionOf('nowhere'), sectionOf(null)]).toEqual(['units', null, null]);
});

it('crops the middle square of a picture, portrait or landscape', () => {
  expect(middleSquare(1200, 800)).toEqual({ x: 200, y: 0, side: 800 });
  expect(middleSquare(600, 901)).toEqual({ x: 0, y: 151, side: 600 });
});

it('uses the initials of the first and the last name', () => {
  expect(['Mara', 'Ada King Lovelace', ' élodie '].map(initialsOf)).toEqual(['M', 'AL', 'É']);
});
