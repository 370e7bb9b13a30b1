// Shows exercises under their German names when the interface is German. Data and requests use the English name.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { exerciseNamesQuery } from '@/shared/api/queries';
import type { Exercise } from '@/shared/api/types';
import { useLocale } from '@/shared/i18n/locale';
import type { Locale } from '@/shared/i18n/translate';

export function shownName({ name, germanName }: Pick<Exercise, 'name' | 'germanName'>, locale: Locale): string {
  return locale === 'de' && germanName !== '' ? germanName : name;
}

// The English name of an exercise that was typed or chosen under its German name. Other names stay as they are.
export function englishName(catalogue: readonly Exercise[], typed: string): string {
  const isTyped = (name: string) => name.toLowerCase() === typed.toLowerCase();
  const isEnglish = catalogue.some(({ name }) => isTyped(name));
  return (isEnglish ? undefined : catalogue.find(({ germanName }) => isTyped(germanName)))?.name ?? typed;
}

// German names by English name in lower case. A list of hundreds is shared by all components on the page.
type Names = readonly Pick<Exercise, 'name' | 'germanName'>[];
const namesOf = new WeakMap<Names, ReadonlyMap<string, string>>();

function germanNames(catalogue: Names): ReadonlyMap<string, string> {
  const known = namesOf.get(catalogue);
  if (known) return known;
  const names = new Map(catalogue.map((exercise) => [exercise.name.toLowerCase(), shownName(exercise, 'de')]));
  namesOf.set(catalogue, names);
  return names;
}

// Returns a function from an exercise's English name to the name to show. Until the names are loaded, and for custom
// exercises, that is the same name. Only a German interface requests them; without `wanted` it does not either.
export function useExerciseName(wanted = true): (name: string) => string {
  const isGerman = useLocale() === 'de';
  const { data } = useQuery({ ...exerciseNamesQuery, enabled: isGerman && wanted });
  return useCallback(
    (name: string) => (isGerman && data && germanNames(data).get(name.toLowerCase())) || name,
    [isGerman, data],
  );
}
