// Translates the catalogue's muscle names.
import { useT } from '@/shared/i18n/locale';
import { toMessageKey, muscleLabels } from './messages';

// An unknown muscle keeps its name.
export function useMuscleName(): (name: string) => string {
  const label = useT(muscleLabels);
  return (name) => {
    const key = toMessageKey(muscleLabels, name.toLowerCase());
    return key ? label(key) : name;
  };
}
