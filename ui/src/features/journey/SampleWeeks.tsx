// Example of eight weeks of one lift: sets and reps, the reason, and the effort. Bars are side by side on a wide screen
// and stacked on a phone.
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
