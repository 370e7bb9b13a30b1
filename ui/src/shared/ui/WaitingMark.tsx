// Marks a row that the server does not have yet.
import { IconCloudUp } from '@tabler/icons-react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './WaitingMark.module.css';

export function WaitingMark() {
  const t = useT(common);
  return (
    <span className={classes.mark} title={t('waiting')}>
      <IconCloudUp size={16} role="img" aria-label={t('waiting')} />
    </span>
  );
}
