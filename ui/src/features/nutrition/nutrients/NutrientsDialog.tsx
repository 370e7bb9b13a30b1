// The vitamins and minerals of a day beside reference values: what a person needs, and what they should stay below.
import { Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { NutrientOfDay } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Modal } from '@/shared/ui/Modal';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useNutrientDay } from './nutrientApi';
import { nutrientDayMessages } from './nutrientMessages';
import { NutrientRow } from './NutrientRow';
import classes from './NutrientsDialog.module.css';

export function NutrientsDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useT(nutrientDayMessages);
  const words = useT(common);
  const today = useToday();
  const [chosen, setChosen] = useState<Day | null>(null);
  const day = chosen ?? today;
  return (
    <Modal opened onClose={onClose} title={t('title')} size={560} closeButtonProps={{ 'aria-label': words('close') }}>
      <div className={classes.content}>
        <TextInput
          type="date"
          label={t('day')}
          max={today}
          value={day}
          onChange={(event) => setChosen(event.currentTarget.value || null)}
        />
        <Nutrients day={day} />
        <Text size="sm" c="dimmed">
          {t('source')}
        </Text>
      </div>
    </Modal>
  );
}

function Nutrients({ day }: { day: Day }) {
  const t = useT(nutrientDayMessages);
  const { data, error, refetch } = useNutrientDay(day);
  if (error) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={480} />
      </LoadingRegion>
    );
  }
  if (data.entries === 0) return <Text>{t('empty')}</Text>;
  const { nutrients, entries } = data;
  const partlyUnknown = nutrients.filter(({ known, unknown }) => known > 0 && unknown > 0);
  return (
    <>
      {partlyUnknown.length > 0 && (
        <Text size="sm">
          {t('lowerBound', { unknown: Math.max(...partlyUnknown.map(({ unknown }) => unknown)), count: entries })}
        </Text>
      )}
      <Group title={t('needs')} rows={nutrients.filter(({ isLimit }) => !isLimit)} />
      <Group title={t('limits')} rows={nutrients.filter(({ isLimit }) => isLimit)} />
    </>
  );
}

function Group({ title, rows }: { title: string; rows: readonly NutrientOfDay[] }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <NutrientRow key={row.nutrient} row={row} />
        ))}
      </ul>
    </section>
  );
}
