// Where the dashboard leads; an entry stands here when its screen exists. One line adds one.
import { IconBarbell, type Icon } from '@tabler/icons-react';
import type { dashboardMessages } from './messages';

interface QuickEntry {
  to: string;
  label: Exclude<keyof (typeof dashboardMessages)['en'], never> & 'logWorkoutEntry';
  icon: Icon;
}

export const quickEntries: readonly QuickEntry[] = [{ to: '/log-workout', label: 'logWorkoutEntry', icon: IconBarbell }];
