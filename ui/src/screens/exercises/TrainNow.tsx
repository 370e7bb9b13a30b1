// The button that trains an exercise now. Asks where only if there is more than one workout.
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { libraryMessages } from '@/features/exerciselibrary/messages';
import type { Exercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Menu } from '@/shared/ui/Menu';
import type { TrainTarget } from './trainTargets';
import { useTrainNow } from './useTrainNow';

export function TrainNow({ exercise }: { exercise: Exercise }) {
  const t = useT(libraryMessages);
  const { targets, pending, train } = useTrainNow(exercise);
  const icon = <IconPlayerPlay size={18} aria-hidden />;
  const [only] = targets;
  if (only && targets.length === 1) {
    return (
      <Button leftSection={icon} loading={pending} onClick={() => train(only)}>
        {t('train')}
      </Button>
    );
  }
  const textOf = ({ kind, title }: TrainTarget) => {
    if (kind === 'free') return t('trainFree');
    return t(kind === 'today' ? 'trainToday' : 'trainUnfinished', { title: title || t('freeTitle') });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button leftSection={icon} loading={pending}>
          {t('train')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('trainIn')}</Menu.Label>
        {targets.map((target) => (
          <Menu.Item key={target.workout} onClick={() => train(target)}>
            {textOf(target)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
