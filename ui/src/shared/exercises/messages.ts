// The words for exercises' closed lists, and what the picker says; it knows no exercise.
import { messages, type Catalogue, type MessageKey, type Namespace } from '@/shared/i18n/translate';

export const sectionWords = messages<'exercises-sections'>(
  import.meta.glob('@/locales/*/exercises-sections.json', { eager: true, import: 'default' }),
);

export const equipmentWords = messages<'exercises-equipment'>(
  import.meta.glob('@/locales/*/exercises-equipment.json', { eager: true, import: 'default' }),
);

export const muscleWords = messages<'exercises-muscles'>(
  import.meta.glob('@/locales/*/exercises-muscles.json', { eager: true, import: 'default' }),
);

export const pickerMessages = messages<'exercises-picker'>(
  import.meta.glob('@/locales/*/exercises-picker.json', { eager: true, import: 'default' }),
);

// The key of a word, or null for a word that only a newer server knows: it is shown as the server sent it.
export function knownWord<N extends Namespace>(words: Catalogue<N>, word: string): MessageKey<N> | null {
  return word in words.en ? (word as MessageKey<N>) : null;
}
