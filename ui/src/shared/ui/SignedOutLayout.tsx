// The frame of the pages before log-in: brand, the page's words, and a picture of a training week; it knows no page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './Brand';
import classes from './SignedOutLayout.module.css';
import { WeekIllustration } from './WeekIllustration';

interface SignedOutLayoutProps {
  children: ReactNode;
  // Small screens show the picture too; pages with a form leave the room to it.
  pictured?: boolean;
}

export function SignedOutLayout({ children, pictured = false }: SignedOutLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header>
          <Link to="/" className={classes.brand}>
            <Brand />
          </Link>
        </header>
        <main className={classes.words}>{children}</main>
      </div>
      <div className={classes.picture} data-small={pictured || undefined}>
        <WeekIllustration />
      </div>
    </div>
  );
}
