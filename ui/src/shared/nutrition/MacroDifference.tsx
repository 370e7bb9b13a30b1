// Says by how much the fixed macros miss the calorie goal, with two ways to make them fit.
import { Alert, Button, Group } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { limits } from '@/shared/api/limits.gen';
import type { MacroPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Macro } from './targets';
import { targetMessages } from './todayMessages';
import { useEnergy } from './useEnergy';

const bounds = limits.UserUpdate.dailyCalories;

interface MacroDifferenceProps {
  plan: MacroPlan;
  // The fixed macro that may follow.
  release: Macro | null;
  onRelease: (macro: Macro) => void;
  // In kcal.
  onGoal: (calories: number) => void;
}

const releaseTexts = { protein: 'letProteinFollow', carbs: 'letCarbsFollow', fat: 'letFatFollow' } as const;

export function MacroDifference({
  plan: { energy: sum, difference },
  release,
  onRelease,
  onGoal,
}: MacroDifferenceProps) {
  const t = useT(targetMessages);
  const { energy, unit } = useEnergy();
  return (
    <Alert color="amber" icon={<IconScale aria-hidden />} role="status">
      {t(difference > 0 ? 'macrosAbove' : 'macrosBelow', { amount: energy(Math.abs(difference)), unit })}
      <Group gap="xs" mt="xs">
        {release && (
          <Button variant="default" onClick={() => onRelease(release)}>
            {t(releaseTexts[release])}
          </Button>
        )}
        {sum >= bounds.min && sum <= bounds.max && (
          <Button variant="default" onClick={() => onGoal(sum)}>
            {t('setGoal', { amount: energy(sum), unit })}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
