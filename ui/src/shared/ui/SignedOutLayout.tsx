// The layout of signed-out pages: brand, content and an illustration.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './Brand';
import classes from './SignedOutLayout.module.css';
import { WeekIllustration } from './WeekIllustration';

interface SignedOutLayoutProps {
  children: ReactNode;
  // Shows the illustration on small screens too. Pages with a form omit it there to save space.
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
