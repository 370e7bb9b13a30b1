// The icon of each kind of entry.
import {
  IconBarbell,
  IconBottle,
  IconDroplet,
  IconLeaf,
  IconMoon,
  IconPencil,
  IconRulerMeasure,
  IconSalad,
  IconStar,
  type Icon,
} from '@tabler/icons-react';
import type { OutboxKind } from '@/shared/outbox/entries';

const icons: Partial<Record<OutboxKind, Icon>> = {
  food: IconSalad,
  water: IconBottle,
  measurement: IconRulerMeasure,
  night: IconMoon,
  period: IconDroplet,
  'period-day': IconDroplet,
  moment: IconLeaf,
  favorite: IconStar,
  mark: IconStar,
  workout: IconBarbell,
  completion: IconBarbell,
  exercise: IconBarbell,
  log: IconBarbell,
  correction: IconBarbell,
};

export function EntryIcon({ kind }: { kind: OutboxKind }) {
  const KindIcon = icons[kind] ?? IconPencil;
  return <KindIcon size={20} stroke={1.8} aria-hidden />;
}
