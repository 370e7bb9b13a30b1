// Eight weeks of one lift: what is done, why, and how hard it should feel; bars beside each other on a desk, below each
// other on a phone. An example, nobody's data.
import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { sampleWeeks } from './content';
import { journeyMessages } from './messages';
import classes from './SampleWeeks.module.css';

export function SampleWeeks() {
  const t = useT(journeyMessages);
  return (
    <section aria-labelledby="journey-sample">
      <Title order={2} id="journey-sample">
        {t('sample')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} maw={640}>
        {t('sampleHint')}
      </Text>
      <Card className={classes.card}>
        <ol className={classes.weeks}>
          {sampleWeeks.map(({ text, sets, reps, effort, kind }, index) => (
            <li key={text} className={classes.week} data-kind={kind}>
              <span className={classes.name}>{t('week', { count: index + 1 })}</span>
              <span className={classes.bar} aria-hidden>
                <i className={classes.fill} style={{ '--share': effort / 10 } as CSSProperties}>
                  {effort}
                </i>
              </span>
              <strong className={classes.amount}>
                {sets} × {reps}
              </strong>
              <VisuallyHidden>{t('effort', { count: effort })}</VisuallyHidden>
              <span className={classes.text}>{t(text)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
