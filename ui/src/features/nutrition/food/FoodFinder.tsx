// Where a new food begins: the meal of the day before, own foods one tap away, and the food table; it knows no form.
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconAdjustments, IconCopy, IconPlus, IconSalad } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useToday } from '@/shared/hooks/useToday';
import { formatNumber } from '@/shared/lib/numbers';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { ownFoods, type FoodValues } from './food';
import { useFoodPages, useOwnFoods } from './foodApi';
import classes from './FoodFinder.module.css';
import { foodMessages, mealWords } from './foodMessages';
import { FoodRow } from './FoodRow';
import { FoodSuggestions } from './FoodSuggestions';
import { mealOfDayBefore, undoKeyOf } from '@/features/nutrition/log/log';
import { useEnergy } from '@/features/nutrition/today/useEnergy';

interface FoodFinderProps {
  values: FoodValues;
  // Where it goes: today, or a day that is over.
  day: string;
  disabled: boolean;
  onTap: (food: LoggedFood) => void;
  onAdjust: (food: LoggedFood) => void;
  onChoose: (food: FoodSuggestion) => void;
  onLog: (food: FoodSuggestion) => void;
  onCopyMeal: () => void;
  // Puts a word into the search.
  onSearch: (word: string) => void;
}

export function FoodFinder(props: FoodFinderProps) {
  const { values, disabled, onChoose, onLog } = props;
  const typed = values.name.trim();
  return (
    <div className={classes.finder}>
      {typed === '' && <DayBefore {...props} />}
      <OwnFoods {...props} />
      <FoodSuggestions name={values.name} disabled={disabled} onChoose={onChoose} onLog={onLog} />
    </div>
  );
}

// The same meal as the day before, in one tap.
function DayBefore({ values: { mealType }, day, disabled, onCopyMeal }: FoodFinderProps) {
  const t = useT(foodMessages);
  const meals = useT(mealWords);
  const today = useToday();
  const hidden = useHiddenKeys();
  const { energy, unit } = useEnergy();
  const { data } = useFoodPages();
  const entries = (data?.pages.flat() ?? []).filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const before = mealOfDayBefore(entries, day, mealType);
  if (before.length === 0) return null;
  const title = t(day === today ? 'copyYesterday' : 'copyBefore', { meal: meals(mealType) });
  return (
    <ul className={classes.list}>
      <FoodRow
        name={title}
        detail={`${t('copyWhat', { count: before.length })}: ${before.map(({ name }) => name).join(', ')}`}
        energy={energy(before.reduce((sum, { calories }) => sum + calories, 0))}
        unit={unit}
        label={title}
        picture={IconCopy}
        disabled={disabled}
        onChoose={onCopyMeal}
      />
    </ul>
  );
}

function OwnFoods({ values, disabled, onTap, onAdjust, onSearch }: FoodFinderProps) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const [order, setOrder] = useState<'frequent' | 'recent'>('frequent');
  const { data, error } = useOwnFoods(order);
  const typed = values.name.trim();
  if (error)
    return typed === '' ? (
      <Text size="sm" c="dimmed" role="alert">
        {t('ownFailed')}
      </Text>
    ) : null;
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={44} />
        <Placeholder height={56} mt={8} />
        <Placeholder height={56} mt={8} />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return typed === '' ? <Starters onSearch={onSearch} /> : null;
  const shown = ownFoods(data, typed, values.mealType);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('whichOwn')}>
      {typed === '' ? (
        <SegmentedControl
          fullWidth
          mb={4}
          aria-label={t('whichOwn')}
          value={order}
          onChange={(chosen) => setOrder(chosen === 'recent' ? 'recent' : 'frequent')}
          data={(['frequent', 'recent'] as const).map((each) => ({ value: each, label: t(each) }))}
        />
      ) : (
        <p className={classes.heading}>{t('ownFitting')}</p>
      )}
      <ul className={classes.list}>
        {shown.map((food) => {
          const portion = { name: food.name, amount: formatNumber(food.quantity, format, 2), unit: food.unit };
          return (
            <FoodRow
              key={`${food.name}-${food.unit}-${food.lastLoggedAt}`}
              name={food.name}
              detail={`${portion.amount} ${portion.unit}`}
              energy={energy(food.calories)}
              unit={unit}
              label={t('logThis', portion)}
              picture={IconPlus}
              disabled={disabled}
              onChoose={() => onTap(food)}
              more={{
                label: t('adjustThis', { name: food.name }),
                icon: IconAdjustments,
                onClick: () => onAdjust(food),
              }}
            />
          );
        })}
      </ul>
    </section>
  );
}

// For who has logged nothing yet: everyday words that lead straight into the table.
function Starters({ onSearch }: { onSearch: (word: string) => void }) {
  const t = useT(foodMessages);
  const words = (
    ['starter1', 'starter2', 'starter3', 'starter4', 'starter5', 'starter6', 'starter7', 'starter8'] as const
  ).map((key) => t(key));
  return (
    <EmptyState
      icon={IconSalad}
      title={t('firstTitle')}
      description={t('firstHint')}
      action={
        <div className={classes.starters}>
          {words.map((word) => (
            <Button key={word} variant="default" onClick={() => onSearch(word)}>
              {word}
            </Button>
          ))}
        </div>
      }
    />
  );
}
