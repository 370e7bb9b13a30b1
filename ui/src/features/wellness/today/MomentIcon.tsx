// The picture of a kind of moment; it knows no name.
import { IconFlower, IconHeartHandshake, IconWind } from '@tabler/icons-react';
import type { ActivityType } from '@/shared/api/types';

const pictures = { self_care: IconHeartHandshake, breathing: IconWind, mindfulness: IconFlower } as const;

export function MomentIcon({ type, size = 20 }: { type: ActivityType; size?: number }) {
  const Picture = pictures[type];
  return <Picture size={size} stroke={1.8} aria-hidden />;
}
