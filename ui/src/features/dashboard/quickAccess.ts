// The dashboard's shortcuts in order. An entry appears when its screen exists.
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
  // The tour target of the entry.
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
