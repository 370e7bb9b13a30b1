// Says whose words an answer is: the built-in coach's, or a model's with its name and place; it knows no answer.
import { IconCpu, IconSparkles } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { useCoachStatus } from '@/features/coach/api';
import { screenMessages } from '@/features/coach/screenMessages';
import classes from './SourceMark.module.css';
import { modelName } from './who';

interface SourceMarkProps {
  // 'model' or 'built-in'.
  source: string;
}

export function SourceMark({ source }: SourceMarkProps) {
  const t = useT(screenMessages);
  const { data: status } = useCoachStatus();
  const isModel = source === 'model';
  const Picture = isModel ? IconSparkles : IconCpu;
  return (
    <span className={classes.mark}>
      <Picture size={14} stroke={1.8} aria-hidden />
      {isModel ? modelName(status, t) : t('builtIn')}
    </span>
  );
}
