// Navigation between the sections of the settings.
import {
  IconApple,
  IconBarbell,
  IconBell,
  IconChevronRight,
  IconDatabase,
  IconDeviceMobile,
  IconPalette,
  IconRuler2,
  IconShieldLock,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { sections, type Section } from '@/features/profile/logic';
import { profileMessages } from '@/features/profile/messages';
import classes from './SectionList.module.css';

const icons: Record<Section, Icon> = {
  account: IconUserCircle,
  training: IconBarbell,
  nutrition: IconApple,
  notifications: IconBell,
  display: IconPalette,
  units: IconRuler2,
  device: IconDeviceMobile,
  security: IconShieldLock,
  data: IconDatabase,
};

// `current`: the open section, including the one that is open by default on wide screens.
export function SectionList({ current }: { current: Section }) {
  const t = useT(profileMessages);
  return (
    <nav aria-label={t('sections')}>
      <ul className={classes.list}>
        {sections.map((section) => {
          const Picture = icons[section];
          return (
            <li key={section}>
              <Link
                to={`?section=${section}`}
                className={classes.entry}
                {...(section === current && { 'aria-current': 'page' })}
              >
                <Picture size={20} stroke={1.8} aria-hidden />
                <span className={classes.name}>{t(section)}</span>
                <IconChevronRight size={18} className={classes.chevron} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
