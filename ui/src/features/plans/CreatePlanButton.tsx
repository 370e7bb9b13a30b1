// Makes a whole plan in one click and says so; it knows no screen.
import { Button, type ButtonProps } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useAutoGeneratePlan } from './api';
import { planMessages } from './messages';

export function CreatePlanButton(props: ButtonProps) {
  const t = useT(planMessages);
  const words = useT(common);
  const create = useAutoGeneratePlan();

  const onClick = () =>
    create.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: t('planReady'), description: message }),
      onError: (error) =>
        toast({ title: words('error'), description: serverMessage(error, t('planFailed')), destructive: true }),
    });

  return (
    <Button leftSection={<IconSparkles size={18} aria-hidden />} {...props} disabled={create.isPending} onClick={onClick}>
      {create.isPending ? t('creatingPlan') : t('createMyPlan')}
    </Button>
  );
}
