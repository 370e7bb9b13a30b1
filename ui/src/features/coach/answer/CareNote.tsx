// A careful fixed answer, told apart from every other: read it as it stands; it offers nothing else.
import { IconLifebuoy } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import classes from './CareNote.module.css';
import { screenMessages } from '@/features/coach/screenMessages';

export function CareNote({ text }: { text: string }) {
  const t = useT(screenMessages);
  return (
    <div className={classes.note} role="note">
      <strong className={classes.title}>
        <IconLifebuoy size={20} stroke={1.8} aria-hidden />
        {t('careTitle')}
      </strong>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
