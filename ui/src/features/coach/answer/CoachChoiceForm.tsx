// Asks who may answer: a model with or without health data, or the built-in coach alone; it names where words would go.
import { Button, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { CoachStatus } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { toast } from '@/shared/ui/toast';
import { useChooseCoach, type Wish } from '@/features/coach/api';
import classes from './CoachChoiceForm.module.css';
import { screenMessages } from '@/features/coach/screenMessages';

const wishes = {
  withHealth: { choice: 'model', healthData: true },
  withoutHealth: { choice: 'model', healthData: false },
  onlyBuiltIn: { choice: 'builtIn', healthData: false },
} as const satisfies Record<string, Wish>;
type WishName = keyof typeof wishes;

interface CoachChoiceFormProps {
  status: CoachStatus;
  // What holds now; nothing while it was never asked.
  chosen: WishName | null;
  onDone?: () => void;
}

export function CoachChoiceForm({ status: { model, host }, chosen: before, onDone }: CoachChoiceFormProps) {
  const t = useT(screenMessages);
  const words = useT(common);
  const [chosen, setChosen] = useState(before);
  const { mutateAsync: choose, isPending } = useChooseCoach();
  const name = model ?? '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isPending) return;
    try {
      await choose(wishes[chosen]);
      toast({ title: t(chosen === 'onlyBuiltIn' ? 'chosenBuiltIn' : 'chosenModel') });
      onDone?.();
    } catch {
      toast({ title: words('error'), description: t('chooseFailed'), destructive: true });
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <ChoiceChips<WishName>
        label={t('ask')}
        hint={host ? t('askHost', { model: name, host }) : t('askHere', { model: name })}
        choices={(Object.keys(wishes) as WishName[]).map((value) => ({
          value,
          label: t(value),
          text: t(`${value}Text`),
        }))}
        chosen={chosen ? [chosen] : []}
        onChange={([value]) => setChosen(value ?? null)}
      />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" className={classes.words}>
          {t(before ? 'anytime' : 'askedFirst')}
        </Text>
        <Button type="submit" disabled={!chosen || isPending}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}
