// Suggests meals that fit the remaining calories of the day, on request.
import { Button, Text, Title } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { serverMessage } from '@/shared/api/errors';
import type { MealSuggestion, NutritionStats } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useMealNote } from '@/shared/hooks/useMealNote';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { formatNumber } from '@/shared/lib/numbers';
import { Card } from '@/shared/ui/Card';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { mealAt } from '@/features/nutrition/food/meals';
import classes from './MealSuggestionsCard.module.css';
import { mealSuggestionMessages } from './todayMessages';
import { NoStatsError, useMealSuggestions } from './todayApi';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { useTapLogging } from '@/features/nutrition/food/useFoodActions';

// As in the server, in kcal.
const LEAST_TO_SUGGEST = 100;

interface MealSuggestionsCardProps {
  stats: NutritionStats | undefined;
}

export function MealSuggestionsCard({ stats }: MealSuggestionsCardProps) {
  const t = useT(mealSuggestionMessages);
  const words = useT(common);
  const { energy, unit } = useEnergy();
  const { mutate, data, error, isPending } = useMealSuggestions(stats);
  // A model knows the diet, but not the allergens.
  const allergyNote = useMealNote(data?.source === 'built-in');
  const errorText = (reason: unknown) =>
    reason instanceof NoStatsError ? t('noStats') : serverMessage(reason, t('failed'));
  const generate = () =>
    mutate(undefined, {
      onSuccess: ({ suggestions }) => suggestions.length > 0 && toast({ title: t('done'), description: t('doneHint') }),
      onError: (reason) => toast({ title: words('error'), description: errorText(reason), destructive: true }),
    });
  if (stats && stats.remaining < LEAST_TO_SUGGEST) {
    return (
      <Card aria-labelledby="meal-suggestions" className={classes.card}>
        <Title order={2} size="h3" id="meal-suggestions">
          {t('title')}
        </Title>
        <Text size="sm">{t('little')}</Text>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="meal-suggestions" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id="meal-suggestions">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('hint', { amount: energy(stats?.remaining ?? 0), unit })}
          </Text>
        </div>
        <Button
          variant="light"
          leftSection={<IconSparkles size={18} aria-hidden />}
          disabled={isPending}
          onClick={generate}
        >
          {isPending ? t('getting') : t(data ? 'others' : 'get')}
        </Button>
      </div>
      {error && !isPending && (
        <Text size="sm" c="red" role="alert">
          {errorText(error)}
        </Text>
      )}
      {isPending && !data && (
        <LoadingRegion>
          <Placeholder height={120} />
        </LoadingRegion>
      )}
      {data?.suggestions.length === 0 && <Text size="sm">{data.note ? noteText(data.note) : t('none')}</Text>}
      {data && data.suggestions.length > 0 && (
        <>
          <ul className={classes.meals}>
            {data.suggestions.map((meal) => (
              <Suggestion key={meal.mealName} meal={meal} />
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            {t(data.source === 'model' ? 'fromModel' : 'fromBuiltIn')} · {allergyNote}
          </Text>
        </>
      )}
    </Card>
  );
}

function Suggestion({ meal }: { meal: MealSuggestion }) {
  const t = useT(mealSuggestionMessages);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const { tap, isPending } = useTapLogging();
  const { mealName, calories, description, protein, carbs, fat } = meal;
  const grams = (value: number | null) => (value === null ? t('unknown') : `${formatNumber(value, format, 1)} g`);
  const log = () =>
    void tap({
      name: mealName,
      calories,
      mealType: mealAt(new Date().getHours()),
      ...(protein !== null && { protein }),
      ...(carbs !== null && { carbs }),
      ...(fat !== null && { fat }),
    });
  return (
    <li className={classes.meal}>
      <div className={classes.line}>
        <Text fw={600}>{mealName}</Text>
        <span className={classes.energy}>
          {energy(calories)} <span className={classes.unit}>{unit}</span>
        </span>
      </div>
      <Text size="sm">{description}</Text>
      <div className={classes.foot}>
        <span className={classes.macros}>
          {t('macros', { protein: grams(protein), carbs: grams(carbs), fat: grams(fat) })}
        </span>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t('logThis', { name: mealName })}
          disabled={isPending}
          onClick={log}
        >
          {t('log')}
        </Button>
      </div>
    </li>
  );
}
