// Where the dashboard leads, in this order; an entry is shown when its screen exists.
import {
  IconBarbell,
  IconChartLine,
  IconClipboardList,
  IconLeaf,
  IconMessageCircle2,
  IconSalad,
  type Icon,
} from '@tabler/icons-react';
import type { MessageKey } from '@/shared/i18n/translate';

interface QuickEntry {
  to: string;
  label: MessageKey<'dashboard'> & `${string}Entry`;
  icon: Icon;
  // The name under which the tour looks for it.
  tour?: string;
}

export const quickEntries: readonly QuickEntry[] = [
  { to: '/log-workout', label: 'logWorkoutEntry', icon: IconBarbell },
  { to: '/workout-planner', label: 'plansEntry', icon: IconClipboardList },
  { to: '/nutrition', label: 'nutritionEntry', icon: IconSalad },
  { to: '/wellness', label: 'wellnessEntry', icon: IconLeaf },
  { to: '/ai-coach', label: 'coachEntry', icon: IconMessageCircle2 },
  { to: '/progress', label: 'progressEntry', icon: IconChartLine, tour: 'viewProgress' },
];
