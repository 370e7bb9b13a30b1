// The guides with their texts, of which only those of the user's language are loaded.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from '@/shared/i18n/locale';
import type { Locale, Texts } from '@/shared/i18n/translate';
import { useMomentName } from '@/features/wellness/today/momentName';
import { guideOf, type Guide, type GuideEntry } from './guides';

const files = import.meta.glob<Texts>('@/locales/*/wellness-guide-steps.json', { import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [/locales\/([^/]+)/.exec(path)?.[1], load]));

async function loadGuideTexts(locale: Locale): Promise<Texts> {
  return (await loaders.get(locale)?.()) ?? {};
}

// `guides` is undefined until the texts are loaded.
export function useGuides(entries: readonly GuideEntry[]): {
  guides: readonly Guide[] | undefined;
  error: Error | null;
  retry: () => void;
} {
  const locale = useLocale();
  const nameOf = useMomentName();
  const { data, error, refetch } = useQuery({
    queryKey: ['guide-texts', locale],
    queryFn: () => loadGuideTexts(locale),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
  const guides = useMemo(
    () => data && entries.map((entry) => guideOf(entry, nameOf(entry.name), data)),
    [data, entries, nameOf],
  );
  return { guides, error, retry: () => void refetch() };
}
