// The sheet that logs something from anywhere: a set, a food, a weight, a night or a moment. The chosen dialog replaces it.
import { IconBarbell, IconLeaf, IconMoon, IconSalad, IconScale, type Icon } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { MeasurementDialog } from '@/features/measurements/MeasurementDialog';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { SleepDialog } from '@/features/sleep/SleepDialog';
import { MomentDialog } from '@/features/wellness/moment/MomentDialog';
import { useT } from '@/shared/i18n/locale';
import { common } from '@/shared/i18n/common';
import { PlainDialog } from '@/shared/ui/PlainDialog';
import classes from './QuickLog.module.css';
import { quickLogMessages } from './messages';
import { useSetTarget } from './useSetTarget';

const kinds: readonly { kind: 'food' | 'weight' | 'night' | 'moment'; icon: Icon }[] = [
  { kind: 'food', icon: IconSalad },
  { kind: 'weight', icon: IconScale },
  { kind: 'night', icon: IconMoon },
  { kind: 'moment', icon: IconLeaf },
];
type Kind = (typeof kinds)[number]['kind'];

export function QuickLog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind | null>(null);
  switch (kind) {
    case 'food':
      return <FoodDialog entry={null} day={null} meal={null} onClose={onClose} />;
    case 'weight':
      return <MeasurementDialog measurement={null} onClose={onClose} />;
    case 'night':
      return <SleepDialog night="last" onClose={onClose} />;
    case 'moment':
      return <MomentDialog onClose={onClose} />;
    case null:
      return <Sheet onChoose={setKind} onClose={onClose} />;
  }
}

function Sheet({ onChoose, onClose }: { onChoose: (kind: Kind) => void; onClose: () => void }) {
  const t = useT(quickLogMessages);
  const words = useT(common);
  const choose = (kind: Kind, event: MouseEvent) => {
    // Returns the focus to the button that opened the sheet, so that the next dialog returns it there too.
    event.currentTarget.closest('dialog')?.close();
    onChoose(kind);
  };
  return (
    <PlainDialog opened onClose={onClose} place="sheet" title={t('title')} closeLabel={words('close')}>
      <ul className={classes.list}>
        <li>
          <SetLink onClose={onClose} />
        </li>
        {kinds.map(({ kind, icon: KindIcon }) => (
          <li key={kind}>
            <button type="button" className={classes.entry} onClick={(event) => choose(kind, event)}>
              <span className={classes.icon}>
                <KindIcon size={22} stroke={1.8} aria-hidden />
              </span>
              {t(kind)}
            </button>
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}

function SetLink({ onClose }: { onClose: () => void }) {
  const t = useT(quickLogMessages);
  const { to, title, running } = useSetTarget();
  return (
    <Link to={to} className={classes.entry} onClick={onClose} data-autofocus>
      <span className={classes.icon}>
        <IconBarbell size={22} stroke={1.8} aria-hidden />
      </span>
      <span className={classes.words}>
        {t('set')}{' '}
        <span className={classes.where}>
          {title === null ? t(running ? 'running' : 'choose') : t(running ? 'continue' : 'start', { title })}
        </span>
      </span>
    </Link>
  );
}
