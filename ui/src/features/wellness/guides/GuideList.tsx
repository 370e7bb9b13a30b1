// The routines or practices to choose from; it knows no step.
import { Text, Title } from '@mantine/core';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './GuideList.module.css';
import { guideMessages } from './guideMessages';
import { GuideIcon } from './GuideIcon';
import type { Guide } from './guides';

interface GuideListProps {
  guides: readonly Guide[];
  kind: Guide['kind'];
  // The address at which a guide plays.
  addressOf: (guide: Guide) => string;
}

export function GuideList({ guides, kind, addressOf }: GuideListProps) {
  const t = useT(guideMessages);
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
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link to={addressOf(guide)} className={classes.row} replace preventScrollReset>
              <span className={classes.picture}>
                <GuideIcon id={guide.id} />
              </span>
              <span className={classes.words} lang="en">
                <span className={classes.name}>{guide.name}</span>
                <span className={classes.about}>{guide.about}</span>
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
