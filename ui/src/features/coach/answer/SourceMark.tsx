// Shows the source of an answer: the built-in coach, or the model with its name and host.
import { IconCpu, IconSparkles } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { useCoachStatus } from '@/features/coach/api';
import { screenMessages } from '@/features/coach/screenMessages';
import classes from './SourceMark.module.css';
import { modelName } from './modelName';

interface SourceMarkProps {
  // 'model' or 'built-in'.
  source: string;
}

export function SourceMark({ source }: SourceMarkProps) {
  const t = useT(screenMessages);
  const { data: status } = useCoachStatus();
  const isModel = source === 'model';
  const Icon = isModel ? IconSparkles : IconCpu;
  return (
    <span className={classes.mark}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {isModel ? modelName(status, t) : t('builtIn')}
    </span>
  );
}
