// The icon of an activity type.
import { IconFlower, IconHeartHandshake, IconWind } from '@tabler/icons-react';
import type { ActivityType } from '@/shared/api/types';

const icons = { self_care: IconHeartHandshake, breathing: IconWind, mindfulness: IconFlower } as const;

export function MomentIcon({ type, size = 20 }: { type: ActivityType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} stroke={1.8} aria-hidden />;
}
