// Creates a plan or edits its name and description. The draft survives a failure and a reload.
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { WorkoutPlan } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { planMessages } from '@/shared/plans/messages';
import { isPlanNameTaken } from '@/shared/plans/planNames';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { Modal } from '@/shared/ui/Modal';
import { toast } from '@/shared/ui/toast';
import { useHiddenKeys } from '@/shared/ui/undo';
import { usePlans } from '@/features/plans/api';
import { planKey, flushDeletions, useCreatePlan, useUpdatePlan } from '@/features/plans/planApi';
import { planDraft } from './planDrafts';
import { plannerMessages } from '@/features/plans/plannerMessages';

interface Values {
  name: string;
  description: string;
}

interface PlanDialogProps {
  // Undefined for a new plan.
  plan?: WorkoutPlan | undefined;
  opened: boolean;
  onClose: () => void;
  onCreated?: (plan: WorkoutPlan) => void;
}

export function PlanDialog({ plan, opened, onClose, ...rest }: PlanDialogProps) {
  useReturnFocus();
  const t = useT(plannerMessages);
  const words = useT(common);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(plan ? 'editPlanTitle' : 'createCustom')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <PlanForm plan={plan} onClose={onClose} {...rest} />
    </Modal>
  );
}

// A plan whose deletion can still be undone does not block its name.
function useIsNameTaken(own: number | undefined): (name: string) => boolean {
  const hidden = useHiddenKeys();
  const plans = usePlans().data ?? [];
  const shown = plans.filter(({ id }) => !hidden.has(planKey(id)));
  return (name) => isPlanNameTaken(shown, name, own);
}

function PlanForm({ plan, onClose, onCreated }: Omit<PlanDialogProps, 'opened'>) {
  const t = useT(plannerMessages);
  const shared = useT(planMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const isNameTaken = useIsNameTaken(plan?.id);

  const save = async (values: Values, clientKey: string) => {
    const name = values.name.trim();
    const description = values.description.trim();
    if (plan) {
      await flushDeletions();
      await update({ id: plan.id, name, description: description || null });
      toast({ title: t('updated'), description: t('updatedText', { name }) });
      return;
    }
    const before = await fetchPlans(client);
    const made = await create({ name, ...(description && { description }), onlyFavorite: true, clientKey });
    toast({ title: t('created'), description: t('createdText', { name }) });
    announceFavoritePlan(client, made, before);
    onCreated?.(made);
  };

  const { form, close, onSubmit, isPending } = useEntryForm<Values, 'nameRequired' | 'nameTaken'>({
    name: planDraft(plan?.id),
    initial: { name: plan?.name ?? '', description: plan?.description ?? '' },
    problemsOf: ({ name }) => {
      if (name.trim() === '') return { name: 'nameRequired' };
      return isNameTaken(name.trim()) ? { name: 'nameTaken' } : {};
    },
    sentenceOf: (problem): string => (problem === 'nameTaken' ? shared(problem, { name }) : t(problem)),
    send: save,
    failed: (error) => (plan ? t('updateFailed') : serverMessage(error, t('createFailed'))),
    onClose,
  });
  const name: string = form.values.name.trim();

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          data-autofocus
          maxLength={limits.WorkoutPlanInput.name.maxLength}
          {...form.getInputProps('name')}
          error={isNameTaken(name) ? shared('nameTaken', { name }) : form.errors['name']}
        />
        <Textarea
          label={`${t('description')} (${t('optional')})`}
          placeholder={t('descriptionPlaceholder')}
          maxLength={limits.WorkoutPlanInput.description.maxLength}
          maxRows={6}
          {...form.getInputProps('description')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={name === '' || isPending}>
            {plan ? words('save') : t(isPending ? 'creating' : 'create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
