// Makes a plan of a ready-made week, once whatever the connection does, and says so; it knows no part.
import { useRef } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlanTemplate, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { useCreateTemplatePlan } from './api';
import { templateMessages } from './messages';
import { useSwapText } from './useSwapText';

export function useTemplatePlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(templateMessages);
  const words = useT(common);
  const { brief } = useSwapText();
  const { mutateAsync, isPending, variables } = useCreateTemplatePlan();
  // A repeated try for the same template carries the same key.
  const keys = useRef(new Map<string, string>());

  const create = async (template: PlanTemplate) => {
    const clientKey = keys.current.get(template.level) ?? newClientKey();
    keys.current.set(template.level, clientKey);
    try {
      const plan = await mutateAsync({ template, clientKey });
      keys.current.delete(template.level);
      const swapped = brief(template);
      toast({
        title: t('created'),
        description: `${t('createdText', { name: plan.name })}${swapped ? ` ${swapped}` : ''}`,
        ...(swapped && { duration: 8000 }),
      });
      onCreated(plan);
    } catch (error) {
      // The earlier try did arrive, and the template changed since: the next try makes a plan of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') keys.current.delete(template.level);
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    }
  };
  return { create, pendingLevel: isPending ? variables.template.level : null };
}
