// Suggests the next level with reasons. Renders nothing without a suggestion.
import { Button, Text, Title } from '@mantine/core';
import {
  IconCalendarCheck,
  IconFlame,
  IconMoodSmile,
  IconTrendingUp,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { Progression, ProgressionAnswerInput } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Card } from '@/shared/ui/Card';
import { toast } from '@/shared/ui/toast';
import { useProgression, useRespondToProgression } from './api';
import { CONSISTENCY_WEEKS, reasonsOf, type Reason } from './logic';
import { progressionMessages } from './messages';
import classes from './ProgressionCard.module.css';

const DeclineForm = lazyWithPreload(() => import('./DeclineForm').then((module) => module.DeclineForm));

const icons: Record<Reason['kind'], Icon> = {
  consistency: IconCalendarCheck,
  records: IconTrophy,
  streak: IconFlame,
  effort: IconMoodSmile,
};

export function ProgressionCard() {
  const { data } = useProgression();
  return data?.suggestedLevel ? <Suggestion progression={data} next={data.suggestedLevel} /> : null;
}

function Suggestion({
  progression,
  next,
}: {
  progression: Progression;
  next: NonNullable<Progression['suggestedLevel']>;
}) {
  const t = useT(progressionMessages);
  const levels = useT(levelLabels);
  const words = useT(common);
  const { mutateAsync: respond, isPending } = useRespondToProgression();
  const [declining, setDeclining] = useState(false);
  const current = levels(progression.currentLevel);

  const sentence = (each: Reason) => {
    switch (each.kind) {
      case 'consistency':
        return t('consistency', { percent: each.percent, weeks: CONSISTENCY_WEEKS });
      case 'records':
        return t('records', { count: each.count });
      case 'streak':
        return t('streak', { count: each.count });
      case 'effort':
        return t('effort');
    }
  };
  // Awaited: the card unmounts when the suggestion is answered, and mutation callbacks would not run.
  const sendResponse = async (response: ProgressionAnswerInput) => {
    const accepted = response.response === 'accepted';
    try {
      await respond(response);
      toast({
        title: accepted ? t('accepted', { level: levels(next) }) : t('declined', { level: current }),
        description: t(accepted ? 'acceptedText' : 'declinedText'),
      });
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    }
  };

  return (
    <Card padding="lg" aria-label={t('title')} className={classes.card}>
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden>
          <IconTrendingUp size={22} />
        </span>
        <div>
          <Title order={2} size="h3">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('intro', { from: current, to: levels(next) })}
          </Text>
        </div>
      </div>
      <ul className={classes.reasons}>
        {reasonsOf(progression).map((each) => {
          const Picture = icons[each.kind];
          return (
            <li key={each.kind} className={classes.reason}>
              <Picture size={18} aria-hidden />
              {sentence(each)}
            </li>
          );
        })}
      </ul>
      {declining ? (
        <Suspense>
          <DeclineForm
            current={current}
            pending={isPending}
            onBack={() => setDeclining(false)}
            onDecline={(reason) => void sendResponse({ response: 'declined', ...(reason && { reason }) })}
          />
        </Suspense>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t('hint')}
          </Text>
          <div className={classes.actions}>
            <Button variant="default" disabled={isPending} onClick={() => setDeclining(true)}>
              {t('decline')}
            </Button>
            <Button disabled={isPending} onClick={() => void sendResponse({ response: 'accepted' })}>
              {t('accept', { level: levels(next) })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
