// The spinner with 'Loading...' while the session or a screen is loading.
import { Loader, Text } from '@mantine/core';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './LoadingScreen.module.css';

export function LoadingScreen() {
  const t = useT(common);
  return (
    <div className={classes.place} role="status">
      <Loader size={28} />
      <Text size="sm" c="dimmed">
        {t('loading')}
      </Text>
    </div>
  );
}
