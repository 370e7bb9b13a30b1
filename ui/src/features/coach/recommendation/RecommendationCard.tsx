// A session for today, made when it is asked for: wishes first, then the session; it schedules nothing itself.
import { Button, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { Recommendation } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import { Card } from '@/shared/ui/Card';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { asksToLogIn, defaultOptions, type RecommendationOptions } from './recommendation';
import { RecommendationAnswer } from './RecommendationAnswer';
import classes from './RecommendationCard.module.css';
import { recommendationMessages } from './recommendationMessages';
import { RecommendationOptionsFields } from './RecommendationOptions';
import { useRecommendation } from './useRecommendation';

const SETTING = 'recommendation';

interface RecommendationCardProps {
  // What can be done with a session that may be trained.
  actions: (recommendation: Recommendation) => ReactNode;
  // A new one is there: what was done with the last does not hold for it.
  onNew: () => void;
}

export function RecommendationCard({ actions, onNew }: RecommendationCardProps) {
  const t = useT(recommendationMessages);
  const words = useT(common);
  const [options, setOptions] = useState(() => readSetting<RecommendationOptions>(SETTING, defaultOptions));
  const { shown, generate, isPending, error, forget } = useRecommendation();
  const card = useRef<HTMLElement>(null);
  const isNew = useRef(false);

  // The wishes were longer than the session's head: what was made begins where one looks.
  useEffect(() => {
    if (!isNew.current || !card.current) return;
    isNew.current = false;
    if (card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView({ block: 'start' });
  }, [shown]);

  const first = async () => {
    // What is to be considered today need not hold tomorrow.
    writeSetting(SETTING, { ...options, needs: '' });
    onNew();
    try {
      isNew.current = true;
      await generate({ options, variation: 1 });
      toast({ title: t('generated') });
    } catch {
      // It stands in the card.
    }
  };
  const another = async () => {
    if (!shown) return;
    try {
      await generate({ options: shown.asked.options, variation: shown.asked.variation + 1 });
      onNew();
      toast({ title: t('generated') });
    } catch {
      toast({ title: words('error'), description: t('anotherFailed'), destructive: true });
    }
  };

  return (
    <Card padding="lg" aria-labelledby="recommendation" className={classes.card} ref={card}>
      <div>
        <Title order={2} size="h3" id="recommendation">
          {t('title')}
        </Title>
        {!shown && (
          <Text size="sm" c="dimmed">
            {t('hint')}
          </Text>
        )}
      </div>
      {shown ? (
        <RecommendationAnswer
          recommendation={shown.recommendation}
          isPending={isPending}
          actions={actions(shown.recommendation)}
          onAnother={() => void another()}
          onOptions={forget}
        />
      ) : isPending ? (
        <LoadingRegion>
          <Text c="dimmed">{t('making')}</Text>
          <Placeholder height={320} mt="md" />
        </LoadingRegion>
      ) : (
        <>
          {error && <Refusal error={error} />}
          <RecommendationOptionsFields options={options} onChange={setOptions} />
          <Button leftSection={<IconSparkles size={18} aria-hidden />} onClick={() => void first()}>
            {t('generate')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Refusal({ error }: { error: Error }) {
  const t = useT(recommendationMessages);
  const words = useT(common);
  const message = serverMessage(error, error instanceof TypeError ? words('unreachableTitle') : t('unknownError'));
  return (
    <div className={classes.refusal} role="alert">
      {asksToLogIn(error) ? t('login') : t('error', { message })}
    </div>
  );
}
