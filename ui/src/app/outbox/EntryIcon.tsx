// The icon of each kind of entry.
import {
  IconBarbell,
  IconBottle,
  IconClipboardList,
  IconDroplet,
  IconFileBroken,
  IconLeaf,
  IconMoon,
  IconNote,
  IconRulerMeasure,
  IconSalad,
  IconStar,
  type Icon,
} from '@tabler/icons-react';
import type { OutboxKind } from '@/shared/outbox/entries';

const icons: Readonly<Record<OutboxKind, Icon>> = {
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
  note: IconNote,
  'plan-edit': IconClipboardList,
  exercise: IconBarbell,
  log: IconBarbell,
  correction: IconBarbell,
  answer: IconBarbell,
  broken: IconFileBroken,
};

export function EntryIcon({ kind }: { kind: OutboxKind }) {
  const KindIcon = icons[kind];
  return <KindIcon size={20} stroke={1.8} aria-hidden />;
}
