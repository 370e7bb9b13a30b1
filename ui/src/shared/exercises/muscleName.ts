// What a muscle of the catalogue is called in the person's language; it knows no exercise.
import { useT } from '@/shared/i18n/locale';
import { toMessageKey, muscleLabels } from './messages';

// A muscle that the table does not know keeps the name it came with.
export function useMuscleName(): (name: string) => string {
  const word = useT(muscleLabels);
  return (name) => {
    const known = toMessageKey(muscleLabels, name.toLowerCase());
    return known ? word(known) : name;
  };
}
