// Asks for the macro targets that add up to the calories while some of them are fixed, a moment after the last change.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { macroTargetsQuery } from '@/shared/api/queries';
import type { MacroPlan } from '@/shared/api/types';
import { DEFAULT_DAILY_CALORIES } from '@/shared/lib/calories';

const REQUEST_DELAY_MS = 300;
const bounds = limits.UserUpdate.dailyCalories;

// As in the profile. Null: the default, or a macro that follows the others.
interface GivenTargets {
  dailyCalories: number | null;
  proteinTarget: number | null;
  carbsTarget: number | null;
  fatTarget: number | null;
}

// Undefined until the first answer.
export function useMacroPlan({
  dailyCalories,
  proteinTarget,
  carbsTarget,
  fatTarget,
}: GivenTargets): MacroPlan | undefined {
  const given = useMemo(
    () => ({
      calories: dailyCalories ?? DEFAULT_DAILY_CALORIES,
      protein: proteinTarget,
      carbs: carbsTarget,
      fat: fatTarget,
    }),
    [dailyCalories, proteinTarget, carbsTarget, fatTarget],
  );
  const [asked] = useDebouncedValue(given, REQUEST_DELAY_MS);
  // A number that is still being typed, such as the "2" of 2000, is no target.
  const isTarget = asked.calories >= bounds.min && asked.calories <= bounds.max;
  const { data } = useQuery({ ...macroTargetsQuery(asked), enabled: isTarget, placeholderData: keepPreviousData });
  return data;
}
