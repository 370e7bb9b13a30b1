// What the food table offers for a typed name: asked a moment after the last letter; it knows no form.
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { FoodSuggestion } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { SUGGEST_FROM } from './food';
import { useFoodSuggestions } from './foodApi';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { FoodRow } from './FoodRow';
import { useEnergy } from '@/features/nutrition/today/useEnergy';

export const SUGGEST_AFTER_MS = 200;

interface FoodSuggestionsProps {
  name: string;
  disabled: boolean;
  onChoose: (food: FoodSuggestion) => void;
  onLog: (food: FoodSuggestion) => void;
}

export function FoodSuggestions({ name, disabled, onChoose, onLog }: FoodSuggestionsProps) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const typed = name.trim();
  const [asked] = useDebouncedValue(typed, SUGGEST_AFTER_MS);
  const wanted = typed.length >= SUGGEST_FROM;
  const { data, error } = useFoodSuggestions(asked, wanted && asked.length >= SUGGEST_FROM);
  if (!wanted) {
    return typed === '' ? null : (
      <Text size="sm" c="dimmed">
        {t('typeMore')}
      </Text>
    );
  }
  if (error) {
    return (
      <Text size="sm" c="dimmed" role="alert">
        {t('searchFailed')}
      </Text>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={56} />
        <Placeholder height={56} mt={8} />
      </LoadingRegion>
    );
  }
  const portionOf = (food: FoodSuggestion) => [
    `${formatNumber(food.quantity, format, 2)} ${food.unit}`,
    food.unit !== 'g' && `${formatNumber(roundTo(food.grams, 0), format)} g`,
    food.description !== food.name && food.description,
  ];
  return (
    <section aria-label={t('table')}>
      <p className={classes.heading} role="status">
        {data.length > 0 ? t('found', { count: data.length }) : t('noneFound')}
      </p>
      <ul className={classes.list}>
        {data.map((food) => {
          const portion = { name: food.name, amount: formatNumber(food.quantity, format, 2), unit: food.unit };
          return (
            <FoodRow
              // Black and green tea are one row of the table.
              key={`${food.food} ${food.name}`}
              name={food.name}
              detail={portionOf(food).filter(Boolean).join(' · ')}
              energy={energy(food.calories)}
              unit={unit}
              label={t('chooseThis', portion)}
              disabled={disabled}
              onChoose={() => onChoose(food)}
              more={{ label: t('logThis', portion), icon: IconPlus, onClick: () => onLog(food) }}
            />
          );
        })}
      </ul>
    </section>
  );
}
