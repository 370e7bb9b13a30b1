// The heading of a printed page, in place of the page's header.
import classes from './PrintTitle.module.css';

export function PrintTitle({ text }: { text: string }) {
  return <h2 className={classes.title}>{text}</h2>;
}
