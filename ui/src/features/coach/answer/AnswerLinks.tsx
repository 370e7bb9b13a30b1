// The links below an answer: screens of the app, and telephone numbers with the number in sight.
import { Button } from '@mantine/core';
import { IconChevronRight, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ChatLink } from '@/features/coach/chat/parts';
import { useT } from '@/shared/i18n/locale';
import { screenMessages } from '@/features/coach/screenMessages';
import classes from './AnswerLinks.module.css';

const TEL = 'tel:';
const digitsOf = (text: string) => text.replace(/\D/g, '');

interface AnswerLinksProps {
  links: readonly ChatLink[];
  // The language of the labels, if it differs from the page's.
  lang?: string | undefined;
}

export function AnswerLinks({ links, lang }: AnswerLinksProps) {
  const t = useT(screenMessages);
  const shown = links.filter(({ target }) => target.startsWith(TEL) || /^\/(?!\/)/.test(target));
  if (shown.length === 0) return null;
  const areCalls = shown.every(({ target }) => target.startsWith(TEL));
  return (
    <ul className={classes.links} aria-label={t(areCalls ? 'calls' : 'links')}>
      {shown.map(({ label, target }) => (
        <li key={`${target} ${label}`} data-call={target.startsWith(TEL) || undefined}>
          {target.startsWith(TEL) ? (
            <Call label={label} target={target} lang={lang} />
          ) : (
            <ScreenLink {...{ label, target, lang }} />
          )}
        </li>
      ))}
    </ul>
  );
}

type LinkProps = ChatLink & { lang: string | undefined };

function ScreenLink({ label, target, lang }: LinkProps) {
  return (
    <Button
      component={Link}
      to={target}
      variant="default"
      className={classes.screen ?? ''}
      rightSection={<IconChevronRight size={16} aria-hidden />}
    >
      <span lang={lang}>{label}</span>
    </Button>
  );
}

function Call({ label, target, lang }: LinkProps) {
  const number = target.slice(TEL.length);
  return (
    <a href={target} className={classes.call}>
      <IconPhone size={20} stroke={1.8} aria-hidden />
      <span lang={lang}>{label}</span>{' '}
      {!digitsOf(label).includes(digitsOf(number)) && <span className="fit-numbers">{number}</span>}
    </a>
  );
}
