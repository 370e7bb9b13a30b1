// A card below an answer. Once a newer answer follows, only its heading stays in sight.
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './FoldingCard.module.css';

interface FoldingCardProps {
  title: ReactNode;
  // Beside the title, such as the duration.
  facts?: ReactNode;
  isLatest: boolean;
  children: ReactNode;
}

export function FoldingCard({ title, facts, isLatest, children }: FoldingCardProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isLatest;
  const head = (
    <>
      <span className={classes.title}>{title}</span>{' '}
      {facts && <span className={`${classes.facts} fit-numbers`}>{facts}</span>}
    </>
  );
  return (
    <section className={classes.card} aria-labelledby={id} data-open={isOpen || undefined}>
      <h2 id={id} className={classes.heading}>
        {isLatest ? (
          <span className={classes.head}>{head}</span>
        ) : (
          <button type="button" className={classes.head} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
            {head}
            <IconChevronDown size={20} aria-hidden className={classes.arrow} />
          </button>
        )}
      </h2>
      {isOpen && <div className={classes.body}>{children}</div>}
    </section>
  );
}
