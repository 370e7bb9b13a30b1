// Cards that link to the main features. Omits features without a screen.
import { Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { features } from './content';
import classes from './FeatureCards.module.css';
import { journeyMessages } from './messages';

export function FeatureCards() {
  const t = useT(journeyMessages);
  const screenPaths = useScreenPaths();
  return (
    <section aria-labelledby="journey-features">
      <Title order={2} id="journey-features">
        {t('features')}
      </Title>
      <ul className={classes.list}>
        {features
          .filter(({ to }) => screenPaths.has(to))
          .map(({ stem, to, icon: Picture }) => (
            <li key={stem}>
              <Link to={to} className={classes.link}>
                <span className={classes.picture}>
                  <Picture size={22} stroke={1.8} aria-hidden />
                </span>
                <span className={classes.words}>
                  <strong>{t(`${stem}Name`)}</strong>
                  <span className={classes.text}>{t(`${stem}Text`)}</span>
                </span>
                <IconChevronRight size={18} className={classes.chevron} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
