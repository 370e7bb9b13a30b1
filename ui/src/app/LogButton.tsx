// The button of the sidebar that logs something.
import { IconPlus } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { appMessages } from './messages';
import classes from './Navigation.module.css';

export function LogButton({ onClick }: { onClick: () => void }) {
  const t = useT(appMessages);
  return (
    <button type="button" className={`${classes.entry} ${classes.log}`} aria-haspopup="dialog" onClick={onClick}>
      <IconPlus size={20} aria-hidden />
      {t('log')}
    </button>
  );
}
