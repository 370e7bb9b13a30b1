// What one day of the calendar of the cycle shows: drops for a period, a dot for symptoms and notes.
import { IconDroplet, IconDropletFilled } from '@tabler/icons-react';
import classes from './CycleMarks.module.css';
import { isNoted, type CycleDay } from './days';

export function CycleMarks({ content }: { content: CycleDay }) {
  const { bleeding, expected, logged } = content;
  const flow = logged?.flow ?? null;
  return (
    <span className={classes.marks}>
      {bleeding && <IconDropletFilled size={flow === 'heavy' ? 15 : flow === 'light' ? 10 : 12} />}
      {(expected || flow === 'spotting') && !bleeding && <IconDroplet size={12} stroke={2} />}
      {isNoted(content) && <span className={classes.dot} />}
    </span>
  );
}
