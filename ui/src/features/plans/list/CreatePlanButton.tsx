// Makes a whole plan in one click and says so; it knows no screen.
import { Button, type ButtonProps } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/errors';
import { noteText } from '@/shared/i18n/serverTexts';
import type { WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { sayYourPlan } from '@/shared/plans/yourPlan';
import { toast } from '@/shared/ui/toast';
import { useAutoGeneratePlan } from '@/features/plans/api';
import { planMessages } from '@/features/plans/messages';

interface CreatePlanButtonProps extends ButtonProps {
  onCreated?: (plan: WorkoutPlan) => void;
}

export function CreatePlanButton({ onCreated, ...props }: CreatePlanButtonProps) {
  const t = useT(planMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { mutateAsync: create, isPending } = useAutoGeneratePlan();

  // Awaited, because the button is gone as soon as there is a plan, and with it every callback of its own.
  const onClick = async () => {
    try {
      const { notes, plan, before } = await create();
      toast({ title: t('planReady'), description: notes.map(noteText).join(' ') });
      // The first plan takes the place of none.
      if (before.length > 0) sayYourPlan(client, plan, before);
      onCreated?.(plan);
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('planFailed')), destructive: true });
    }
  };

  return (
    <Button
      leftSection={<IconSparkles size={18} aria-hidden />}
      {...props}
      disabled={isPending}
      onClick={() => void onClick()}
    >
      {isPending ? t('creatingPlan') : t('createMyPlan')}
    </Button>
  );
}
