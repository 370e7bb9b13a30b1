// The goal completion of a month as text with a color and an icon. Never relies on color alone.
import { IconCircleCheck, IconCircleHalf2, IconCircleDashed } from '@tabler/icons-react';
import { useFormat, useT } from '@/shared/i18n/locale';
import classes from './CompletionBadge.module.css';
import { completionTone, percentText } from './logic';
import { reportMessages } from './messages';

const icons = { good: IconCircleCheck, fair: IconCircleHalf2, low: IconCircleDashed };

export function CompletionBadge({ rate }: { rate: number | null }) {
  const t = useT(reportMessages);
  const format = useFormat();
  const tone = completionTone(rate);
  const Icon = icons[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {rate === null ? t('noCompletion') : t('completion', { percent: percentText(rate, format) })}
    </span>
  );
}
