// The five steps of a day as a vertical timeline.
import { Title } from '@mantine/core';
import { useT } from '@/shared/i18n/locale';
import { daySteps } from './content';
import classes from './DaySteps.module.css';
import { journeyMessages } from './messages';

export function DaySteps() {
  const t = useT(journeyMessages);
  return (
    <section aria-labelledby="journey-day">
      <Title order={2} id="journey-day">
        {t('day')}
      </Title>
      <ol className={classes.list}>
        {daySteps.map((stem, index) => (
          <li key={stem} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <span className={classes.words}>
              <strong>{t(`${stem}Name`)}</strong>
              <span className={classes.text}>{t(`${stem}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
