// Labels of exercise enums and the texts of the exercise picker.
import { messages, type Catalogue, type MessageKey, type Namespace } from '@/shared/i18n/translate';

export const sectionLabels = messages<'exercises-sections'>(
  import.meta.glob('@/locales/*/exercises-sections.json', { eager: true, import: 'default' }),
);

export const equipmentLabels = messages<'exercises-equipment'>(
  import.meta.glob('@/locales/*/exercises-equipment.json', { eager: true, import: 'default' }),
);

export const muscleLabels = messages<'exercises-muscles'>(
  import.meta.glob('@/locales/*/exercises-muscles.json', { eager: true, import: 'default' }),
);

export const pickerMessages = messages<'exercises-picker'>(
  import.meta.glob('@/locales/*/exercises-picker.json', { eager: true, import: 'default' }),
);

export const bodyMapMessages = messages<'exercises-bodymap'>(
  import.meta.glob('@/locales/*/exercises-bodymap.json', { eager: true, import: 'default' }),
);

// Returns null for a value that only a newer server knows. Such a value is displayed as the server sent it.
export function toMessageKey<N extends Namespace>(labels: Catalogue<N>, value: string): MessageKey<N> | null {
  return value in labels.en ? (value as MessageKey<N>) : null;
}
