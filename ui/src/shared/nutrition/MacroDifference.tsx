// Says by how much the fixed macros miss the calorie goal, with two ways to make them fit.
import { Alert, Button, Group } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { limits } from '@/shared/api/limits.gen';
import type { MacroPlan } from '@/shared/api/types';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { useT } from '@/shared/i18n/locale';
import { fieldOf, macroToRelease, type MacroField } from './macros';
import { targetMessages } from './targetMessages';

const bounds = limits.UserUpdate.dailyCalories;

interface MacroDifferenceProps {
  plan: MacroPlan;
  targets: Readonly<Record<MacroField, number | null>>;
  // Lets a fixed macro follow.
  onRelease: (field: MacroField) => void;
  // In kcal.
  onGoal: (calories: number) => void;
}

const releaseTexts = { protein: 'letProteinFollow', carbs: 'letCarbsFollow', fat: 'letFatFollow' } as const;

export function MacroDifference({
  plan: { energy: sum, difference },
  targets,
  onRelease,
  onGoal,
}: MacroDifferenceProps) {
  const t = useT(targetMessages);
  const { energy, unit } = useEnergy();
  const release = macroToRelease(targets);
  return (
    <Alert color="amber" icon={<IconScale aria-hidden />} role="status">
      {t(difference > 0 ? 'macrosAbove' : 'macrosBelow', { amount: energy(Math.abs(difference)), unit })}
      <Group gap="xs" mt="xs">
        {release && (
          <Button variant="default" onClick={() => onRelease(fieldOf(release))}>
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
