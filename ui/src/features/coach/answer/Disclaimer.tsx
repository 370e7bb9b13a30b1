// The steady line under everything the coach says; it knows no answer.
import { useT } from '@/shared/i18n/locale';
import classes from './Disclaimer.module.css';
import { screenMessages } from '@/features/coach/screenMessages';

export function Disclaimer() {
  const t = useT(screenMessages);
  return <footer className={classes.disclaimer}>{t('disclaimer')}</footer>;
}
