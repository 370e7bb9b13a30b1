// Creates a plan or edits its name and description. The draft survives a failure and a reload.
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { WorkoutPlan } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
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

function usePlanDraft(plan: WorkoutPlan | undefined) {
  const name = planDraft(plan?.id);
  const [kept] = useState(() => readDraft<{ values: Values; clientKey: string }>(name));
  const key = useRef(kept?.clientKey ?? null);
  return {
    kept: kept?.values,
    keyOfFill: () => (key.current ??= newClientKey()),
    renewKey: () => (key.current = newClientKey()),
    keep: (values: Values) => writeDraft(name, { values, clientKey: (key.current ??= newClientKey()) }),
    forget: () => removeDraft(name),
  };
}

// A plan whose deletion can still be undone no longer holds its name.
function useNameTaken(name: string, own: number | undefined): boolean {
  const hidden = useHiddenKeys();
  const plans = usePlans().data ?? [];
  return isPlanNameTaken(
    plans.filter(({ id }) => !hidden.has(planKey(id))),
    name,
    own,
  );
}

function PlanForm({ plan, onClose, onCreated }: Omit<PlanDialogProps, 'opened'>) {
  const t = useT(plannerMessages);
  const yourPlan = useT(planMessages);
  const words = useT(common);
  const draft = usePlanDraft(plan);
  const stored: Values = { name: plan?.name ?? '', description: plan?.description ?? '' };
  const { mutateAsync: create, isPending: creating } = useCreatePlan();
  const { mutateAsync: update, isPending: updating } = useUpdatePlan();
  const form = useForm<Values>({
    initialValues: { ...stored, ...draft.kept },
    onValuesChange: (values) => {
      if (values.name === stored.name && values.description === stored.description) draft.forget();
      else draft.keep(values);
    },
  });
  const client = useQueryClient();
  const pending = creating || updating;
  const name = form.values.name.trim();
  const taken = useNameTaken(name, plan?.id);
  const nameField = useRef<HTMLInputElement>(null);

  const save = async () => {
    const description = form.values.description.trim();
    if (plan) {
      await flushDeletions();
      await update({ id: plan.id, name, description: description || null });
      toast({ title: t('updated'), description: t('updatedText', { name }) });
      return;
    }
    const before = await fetchPlans(client);
    const made = await create({
      name,
      ...(description && { description }),
      onlyFavorite: true,
      clientKey: draft.keyOfFill(),
    });
    toast({ title: t('created'), description: t('createdText', { name }) });
    announceFavoritePlan(client, made, before);
    onCreated?.(made);
  };

  const submit = async () => {
    if (name === '' || pending) return;
    if (taken) {
      nameField.current?.focus();
      return;
    }
    try {
      await save();
      draft.forget();
      onClose();
    } catch (error) {
      // An earlier request arrived and the form has changed since: the next one creates another plan.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      form.setErrors(fieldMessages(error));
      const message = plan ? t('updateFailed') : serverMessage(error, t('createFailed'));
      toast({ title: words('error'), description: message, destructive: true });
    }
  };

  const cancel = () => {
    draft.forget();
    onClose();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          data-autofocus
          maxLength={limits.WorkoutPlanInput.name.maxLength}
          ref={nameField}
          {...form.getInputProps('name')}
          error={taken ? yourPlan('nameTaken', { name }) : form.errors['name']}
        />
        <Textarea
          label={`${t('description')} (${t('optional')})`}
          placeholder={t('descriptionPlaceholder')}
          maxLength={limits.WorkoutPlanInput.description.maxLength}
          maxRows={6}
          {...form.getInputProps('description')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={cancel}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={name === '' || pending}>
            {plan ? words('save') : t(creating ? 'creating' : 'create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
