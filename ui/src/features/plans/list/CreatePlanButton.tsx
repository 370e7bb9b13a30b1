// Creates a whole plan in one click.
import { Button, type ButtonProps } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/errors';
import { noteText } from '@/shared/i18n/serverTexts';
import type { WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { announceFavoritePlan } from '@/shared/plans/favoritePlan';
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

  // Awaited: the button unmounts when the first plan exists, and mutation callbacks would not run.
  const onClick = async () => {
    try {
      const { notes, plan, before } = await create();
      toast({ title: t('planReady'), description: notes.map(noteText).join(' ') });
      // A first plan replaces no favorite.
      if (before.length > 0) announceFavoritePlan(client, plan, before);
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
