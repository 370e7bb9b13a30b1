// The number of a set, or the letter of its type, in a list to read.
import { setLetter, type CountedSet } from '@/shared/lib/sets';
import classes from './SetNumber.module.css';

export function SetMark({ set: { type, number } }: { set: CountedSet }) {
  return (
    <span className={`${classes.kind} ${classes.mark}`} data-type={type} aria-hidden>
      {setLetter(type) ?? number}
    </span>
  );
}
