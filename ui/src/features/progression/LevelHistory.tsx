// The user's levels and their start dates, newest first.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { formatDay } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useLevelHistory } from './api';
import classes from './LevelHistory.module.css';
import { progressionMessages } from './messages';

export function LevelHistory() {
  const t = useT(progressionMessages);
  const levels = useT(levelLabels);
  const format = useFormat();
  const { data, error, refetch } = useLevelHistory();
  if (error) return <ErrorState error={error} title={t('historyFailed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={44} />
      </LoadingRegion>
    );
  }
  if (data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('historyNone')}
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {data.map(({ id, fromLevel, toLevel, localDate }) => (
        <li key={id} className={classes.change}>
          <span>
            {fromLevel === null
              ? t('historyStart', { level: levels(toLevel) })
              : t('historyUp', { from: levels(fromLevel), to: levels(toLevel) })}
          </span>
          <time dateTime={localDate} className={classes.day}>
            {formatDay(localDate, format, { dateStyle: 'medium' })}
          </time>
        </li>
      ))}
    </ul>
  );
}
