// The summary of a finished workout: figures, records and suggestions for the next time.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCloudOff, IconPhoto, IconTrophy } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { Card } from '@/shared/ui/Card';
import { PageHeader } from '@/shared/ui/PageHeader';
import { summaryMessages } from './summaryMessages';
import type { Summary, SummaryRecord, WorkoutSummaryProps } from './types';
import { useFigures } from './useFigures';
import { usePicture } from './usePicture';
import classes from './WorkoutSummary.module.css';

type PathOf = WorkoutSummaryProps['exercisePath'];

export function WorkoutSummary(props: WorkoutSummaryProps) {
  const { title, day, muscles, records, firstTimes, next, waiting, onClose, exercisePath, children } = props;
  const t = useT(summaryMessages);
  const format = useFormat();
  const figures = useFigures(props);
  const { share, making } = usePicture(props, figures);
  const article = useRef<HTMLElement>(null);
  // The summary replaces the workout, whose focused button was at the bottom of a long page.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    if (!article.current?.contains(document.activeElement)) article.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article
      className={classes.summary}
      data-summary
      ref={article}
      tabIndex={-1}
      aria-label={`${t('eyebrow')}: ${title}`}
    >
      <div className={classes.head}>
        <p className={classes.eyebrow}>
          <IconCircleCheck size={18} aria-hidden />
          {t('eyebrow')}
        </p>
        <PageHeader
          title={title}
          subtitle={formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' })}
        />
      </div>
      {waiting && (
        <p className={classes.waiting} role="status">
          <IconCloudOff size={20} aria-hidden />
          {t('waiting')}
        </p>
      )}
      <Card aria-label={t('figures')}>
        <dl className={classes.figures}>
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <span> {unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={classes.parts}>
        {records.length > 0 && <Records records={records} pathOf={exercisePath} />}
        {firstTimes.length > 0 && (
          <Part title={t('firstTimes')} hint={t('firstTimesHint')}>
            <p className={classes.names}>
              {firstTimes.map((name) => (
                <span key={name}>
                  <Name name={name} pathOf={exercisePath} />
                </span>
              ))}
            </p>
          </Part>
        )}
        {next.length > 0 && (
          <Part title={t('next')}>
            <ul className={classes.list}>
              {next.map(({ exerciseName, text, reason }) => (
                <li key={exerciseName} className={classes.next}>
                  <div className={classes.row}>
                    <Name name={exerciseName} pathOf={exercisePath} />
                    <span className={classes.value}>{text}</span>
                  </div>
                  <p className={classes.reason}>{reason}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {muscles.length > 0 && <Muscles muscles={muscles} />}
      </div>
      {children}
      <div className={classes.buttons} data-in-reach>
        <Button onClick={onClose}>{t('done')}</Button>
        <Button
          variant="default"
          leftSection={<IconPhoto size={18} aria-hidden />}
          loading={making}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      </div>
    </article>
  );
}

function Part({ title, hint, tone, children }: { title: string; hint?: string; tone?: 'warm'; children: ReactNode }) {
  return (
    <Card aria-label={title} data-tone={tone}>
      <Title order={2} size="h3" className={classes.title}>
        {tone === 'warm' && <IconTrophy size={20} aria-hidden />}
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </Card>
  );
}

function Name({ name, pathOf }: { name: string; pathOf: PathOf }) {
  const path = pathOf(name);
  const shown = useExerciseName()(name);
  return path === null ? (
    <span className={classes.name}>{shown}</span>
  ) : (
    <Link to={path} className={classes.name}>
      {shown}
    </Link>
  );
}

function Records({ records, pathOf }: { records: readonly SummaryRecord[]; pathOf: PathOf }) {
  const t = useT(summaryMessages);
  return (
    <Part title={t('records', { count: records.length })} tone="warm">
      <ul className={classes.list}>
        {records.map(({ exerciseName, text, previousText }) => (
          <li key={`${exerciseName} ${text}`} className={classes.row}>
            <Name name={exerciseName} pathOf={pathOf} />
            <span className={classes.beaten}>
              <strong>{text}</strong>
              {previousText !== null && <span>{t('before', { text: previousText })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Muscles({ muscles }: Pick<Summary, 'muscles'>) {
  const t = useT(summaryMessages);
  const format = useFormat();
  const muscleName = useMuscleName();
  const most = Math.max(...muscles.map(({ sets }) => sets));
  return (
    <Part title={t('muscles')}>
      <ul className={classes.bars}>
        {muscles.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span className={classes.muscle}>{muscleName(muscle)}</span>
            <span className={classes.track} aria-hidden>
              <span style={{ inlineSize: `${(sets / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{formatNumber(sets, format, 1)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
