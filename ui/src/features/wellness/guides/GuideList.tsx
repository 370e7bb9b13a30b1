// The list of routines or practices.
import { Text, Title } from '@mantine/core';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { useMomentName } from '@/features/wellness/today/momentName';
import { Card } from '@/shared/ui/Card';
import classes from './GuideList.module.css';
import { guideMessages } from './guideMessages';
import { GuideIcon } from './GuideIcon';
import type { Guide, GuideEntry } from './guides';

interface GuideListProps {
  entries: readonly GuideEntry[];
  // Undefined while they load.
  guides: readonly Guide[] | undefined;
  kind: Guide['kind'];
  // The URL at which a guide plays.
  addressOf: (id: string) => string;
}

export function GuideList({ entries, guides, kind, addressOf }: GuideListProps) {
  const t = useT(guideMessages);
  const nameOf = useMomentName();
  const selfCare = kind === 'self_care';
  return (
    <Card padding="none" aria-labelledby={`guides-${kind}`}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={`guides-${kind}`}>
          {t(selfCare ? 'selfCareTitle' : 'mindfulTitle')}
        </Title>
        <Text size="sm" c="dimmed">
          {t(selfCare ? 'selfCareHint' : 'mindfulHint')}
        </Text>
      </div>
      <ul className={classes.list}>
        {entries.map(({ id, name }, index) => (
          <li key={id}>
            <Link to={addressOf(id)} className={classes.row} replace preventScrollReset>
              <span className={classes.icon}>
                <GuideIcon id={id} />
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{nameOf(name)}</span>
                <span className={classes.about}>{guides?.[index]?.about ?? '\u00a0'}</span>
              </span>
              <span className={classes.minutes}>
                <IconClock size={16} stroke={1.8} aria-hidden />
                {t(selfCare ? 'selfCareMinutes' : 'mindfulMinutes')}
              </span>
              <IconChevronRight size={18} className={classes.chevron} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
