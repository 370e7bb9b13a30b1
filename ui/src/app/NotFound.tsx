// Page Not Found, with links to the main screens.
import { IconChevronRight } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import { appMessages } from './messages';
import classes from './NotFound.module.css';
import { screens } from './screens';

export function NotFound() {
  const t = useT(appMessages);
  return (
    <div className={classes.page}>
      <PageHeader title={t('notFoundTitle')} />
      <Text c="dimmed">{t('notFound')}</Text>
      <ul className={classes.links}>
        {screens.map(
          ({ path, notFoundLink }) =>
            notFoundLink && (
              <li key={path}>
                <Link to={path} className={classes.link}>
                  {t(notFoundLink)}
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
