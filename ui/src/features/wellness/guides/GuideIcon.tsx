// The picture of one routine or practice by its id.
import {
  IconArmchair,
  IconBolt,
  IconDroplet,
  IconFeather,
  IconFlame,
  IconHandStop,
  IconHeart,
  IconHeartHandshake,
  IconLeaf,
  IconListNumbers,
  IconMusic,
  IconAnchor,
  IconSun,
  IconTrophy,
  IconUser,
  type Icon,
} from '@tabler/icons-react';

const pictures: Readonly<Record<string, Icon>> = {
  'comfort-reset': IconArmchair,
  'energy-boost': IconBolt,
  'sunshine-moment': IconSun,
  'cool-refresh': IconDroplet,
  'music-recharge': IconMusic,
  'self-care-touch': IconHandStop,
  'victory-moment': IconTrophy,
  'mindful-check-in': IconUser,
  '5-4-3-2-1-grounding': IconListNumbers,
  'tension-release': IconLeaf,
  'inner-strength': IconFlame,
  'worry-release': IconFeather,
  'reality-anchoring': IconAnchor,
  'gratitude-flow': IconHeart,
};

export function GuideIcon({ id, size = 22 }: { id: string; size?: number }) {
  const Picture = pictures[id] ?? IconHeartHandshake;
  return <Picture size={size} stroke={1.8} aria-hidden />;
}
