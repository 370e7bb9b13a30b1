// A fixed safety answer, highlighted so that it differs from ordinary answers.
import { IconLifebuoy } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import type { ChatLink } from '@/features/coach/chat/parts';
import { useAnswerLang } from './answerLang';
import { AnswerLinks } from './AnswerLinks';
import classes from './CareNote.module.css';
import { screenMessages } from '@/features/coach/screenMessages';

interface CareNoteProps {
  text: string;
  // To help, such as telephone numbers.
  links?: readonly ChatLink[];
}

export function CareNote({ text, links = [] }: CareNoteProps) {
  const t = useT(screenMessages);
  const lang = useAnswerLang(text);
  return (
    <div className={classes.note} role="note">
      <strong className={classes.title}>
        <IconLifebuoy size={20} stroke={1.8} aria-hidden />
        {t('careTitle')}
      </strong>
      <p className={classes.text} lang={lang}>
        {text}
      </p>
      <AnswerLinks links={links} lang={lang} />
    </div>
  );
}
