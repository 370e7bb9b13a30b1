// Creates a plan from a template. Retries after a lost response do not create a second plan.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlanTemplate, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { uniquePlanName } from '@/shared/plans/planNames';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { toast } from '@/shared/ui/toast';
import { useCreateTemplatePlan } from './api';
import { templateMessages } from './messages';
import { useSwapText } from './useSwapText';

// Reused by every retry.
interface Attempt {
  name: string;
  clientKey: string;
  before: WorkoutPlan[];
}

export function useTemplatePlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(templateMessages);
  const words = useT(common);
  const { brief } = useSwapText();
  const client = useQueryClient();
  const { mutateAsync } = useCreateTemplatePlan();
  const [pendingLevel, setPendingLevel] = useState<PlanTemplate['level'] | null>(null);
  const attempts = useRef(new Map<string, Attempt>());

  const attemptFor = async ({ level, name }: PlanTemplate): Promise<Attempt> => {
    const earlier = attempts.current.get(level);
    if (earlier) return earlier;
    const before = await fetchPlans(client);
    const attempt = { name: uniquePlanName(before, name), clientKey: newClientKey(), before };
    attempts.current.set(level, attempt);
    return attempt;
  };

  const make = async (template: PlanTemplate) => {
    const { before, ...attempt } = await attemptFor(template);
    const plan = await mutateAsync({ template, ...attempt });
    attempts.current.delete(template.level);
    const swapped = brief(template);
    toast({
      title: t('created'),
      description: `${t('createdText', { name: plan.name })}${swapped ? ` ${swapped}` : ''}`,
      ...(swapped && { duration: 8000 }),
    });
    announceFavoritePlan(client, plan, before);
    onCreated(plan);
  };

  const create = async (template: PlanTemplate) => {
    setPendingLevel(template.level);
    try {
      await make(template);
    } catch (error) {
      // The earlier request arrived and the template has changed since: the next one creates another plan.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') attempts.current.delete(template.level);
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    } finally {
      setPendingLevel(null);
    }
  };
  return { create, pendingLevel };
}
