// The card of the planner that opens the form for a personalized plan.
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { OfferCard } from '@/shared/ui/OfferCard';
import { personalPlanMessages } from './messages';
import { PersonalPlanDialog } from './PersonalPlanDialog';

interface PersonalPlanOfferProps {
  onCreated: (plan: WorkoutPlan) => void;
}

export function PersonalPlanOffer({ onCreated }: PersonalPlanOfferProps) {
  const t = useT(personalPlanMessages);
  const [asking, setAsking] = useState(false);
  return (
    <OfferCard icon={<IconAdjustmentsHorizontal size={22} aria-hidden />} title={t('offerTitle')} text={t('offerText')}>
      <Button onClick={() => setAsking(true)}>{t('open')}</Button>
      {asking && <PersonalPlanDialog onClose={() => setAsking(false)} onCreated={onCreated} />}
    </OfferCard>
  );
}
