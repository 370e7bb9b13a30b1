// Four plan lengths as cards that link to the planner.
import { Title } from '@mantine/core';
import { IconArrowRight, IconInfinity } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { planLengths } from './content';
import { journeyMessages } from './messages';
import classes from './PlanLengths.module.css';

const LONGEST = Math.max(...planLengths.map(({ weeks }) => weeks ?? 0));

export function PlanLengths() {
  const t = useT(journeyMessages);
  return (
    <section aria-labelledby="journey-lengths">
      <Title order={2} id="journey-lengths">
        {t('lengths')}
      </Title>
      <ul className={classes.grid}>
        {planLengths.map(({ stem, weeks }) => (
          <li key={stem}>
            <Link to="/workout-planner" className={classes.card}>
              <span className={classes.length}>
                {weeks === null ? (
                  <>
                    <IconInfinity size={44} stroke={2.2} className={classes.endless} aria-hidden />
                    {t('unlimited')}
                  </>
                ) : (
                  <Weeks text={t('weeks', { count: weeks })} number={String(weeks)} />
                )}
              </span>
              <span className={classes.track} aria-hidden>
                {Array.from({ length: LONGEST }, (_, week) => (
                  <i key={week} data-filled={weeks === null || week < weeks || undefined} />
                ))}
              </span>
              <strong className={classes.name}>
                {t(`${stem}Name`)}
                <IconArrowRight size={18} className={classes.arrow} aria-hidden />
              </strong>
              <span className={classes.text}>{t(`${stem}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

// '4 weeks' with a large number.
function Weeks({ text, number }: { text: string; number: string }) {
  return (
    <>
      <b className={classes.number}>{number}</b> {text.replace(number, '').trim()}
    </>
  );
}
