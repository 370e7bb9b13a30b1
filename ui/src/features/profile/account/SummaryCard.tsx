// The stored picture, name and email address of the profile.
import { useUser } from '@/shared/api/user';
import { Card } from '@/shared/ui/Card';
import { Avatar } from './Avatar';
import classes from './SummaryCard.module.css';

export function SummaryCard() {
  const { name, email } = useUser();
  return (
    <Card aria-label={name} className={classes.card}>
      <Avatar />
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.email}>{email}</div>
      </div>
    </Card>
  );
}
