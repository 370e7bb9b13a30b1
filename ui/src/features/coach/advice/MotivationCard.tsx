// The message of the day with an encouragement and the next goal. Refresh requests a new one.
import { Button, Text, Title } from '@mantine/core';
import { IconRefresh, IconTarget } from '@tabler/icons-react';
import { useLastHeight } from '@/shared/hooks/useLastHeight';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { useMotivation, useSignedIn } from '@/features/coach/api';
import { motivationMessages } from './formMessages';
import classes from './MotivationCard.module.css';
import { SourceMark } from '@/features/coach/answer/SourceMark';

// Pixels, measured on a phone.
const USUAL_HEIGHT = 340;

export function MotivationCard() {
  const t = useT(motivationMessages);
  const isSignedIn = useSignedIn();
  const { data, error, isFetching, refetch } = useMotivation();
  const lang = useAnswerLang(data ? [data.message, data.encouragement, data.nextGoal].join(' ') : '');
  const { height, remember } = useLastHeight('motivation', USUAL_HEIGHT);

  const content = () => {
    if (!isSignedIn) return <EmptyState icon={IconTarget} title={t('login')} />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <LoadingRegion>
          <Placeholder height={height} />
        </LoadingRegion>
      );
    }
    return (
      <div ref={remember} aria-live="polite" aria-busy={isFetching} className={classes.words}>
        <p className={classes.message} lang={lang}>
          {data.message}
        </p>
        <Text c="dimmed" className={classes.encouragement} lang={lang}>
          {data.encouragement}
        </Text>
        <div className={classes.goal}>
          <IconTarget size={22} stroke={1.8} aria-hidden />
          <div>
            <Text size="xs" className={classes.label}>
              {t('nextGoal')}
            </Text>
            <Text fw={600} lang={lang}>
              {data.nextGoal}
            </Text>
          </div>
        </div>
        <SourceMark source={data.source} />
      </div>
    );
  };

  return (
    <Card padding="lg" aria-labelledby="motivation">
      <div className={classes.head}>
        <Title order={2} size="h3" id="motivation">
          {t('title')}
        </Title>
        {isSignedIn && (
          <Button
            variant="subtle"
            leftSection={<IconRefresh size={18} aria-hidden />}
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            {t('refresh')}
          </Button>
        )}
      </div>
      {content()}
    </Card>
  );
}
