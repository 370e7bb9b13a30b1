// The weight timeline: the last weights as bars with labels for the lowest and the highest.
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyNumber } from '@/shared/lib/bodyValues';
import { unitLabel, type WeightUnit } from '@/shared/lib/units';
import { Chart } from '@/shared/ui/chart/Chart';
import { weightContent, type WeightBar } from './logic';
import { measurementMessages } from './messages';

interface WeightChartProps {
  label: string;
  bars: readonly WeightBar[];
  unit: WeightUnit;
}

export function WeightChart({ label, bars, unit }: WeightChartProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  return (
    <Chart
      label={label}
      content={weightContent(bars, { lowest: t('lowest'), highest: t('highest') })}
      columns={[t('day'), t('weight'), t('note')]}
      unit={unitLabel(unit)}
      formatValue={(value) => bodyNumber(value, unit, format)}
      note={(lowest) =>
        bars.length === 1 ? t('chartFirst') : t('chartBase', { base: `${lowest} ${unitLabel(unit)}` })
      }
    />
  );
}
