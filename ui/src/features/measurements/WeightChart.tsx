// The weight timeline: the last weighings as bars, the lowest and the highest named. It comes with code of its own, when
// it is drawn.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, unitWord, type WeightUnit } from '@/shared/lib/units';
import { BarChart } from '@/shared/ui/chart/BarChart';
import { weightScale, type WeightBar } from './logic';
import { measurementMessages } from './messages';

interface WeightChartProps {
  label: string;
  bars: readonly WeightBar[];
  unit: WeightUnit;
}

export const CHART_HEIGHT = 240;

export function WeightChart({ label, bars, unit }: WeightChartProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const scale = weightScale(bars);
  const formatValue = (value: number) => formatNumber(value, format, editDigits(unit));
  return (
    <>
      <BarChart
        label={label}
        bars={bars.map((bar) => ({
          ...bar,
          mark: bar.mark && t(bar.mark),
          cells: [...bar.cells, bar.mark ? t(bar.mark) : ''],
        }))}
        scale={scale}
        columns={[t('day'), t('weight'), t('note')]}
        unit={unitWord(unit)}
        formatValue={formatValue}
        height={CHART_HEIGHT}
      />
      <Text size="xs" c="dimmed" mt="xs">
        {bars.length === 1 ? t('chartFirst') : t('chartBase', { base: `${formatValue(scale.min)} ${unitWord(unit)}` })}
      </Text>
    </>
  );
}
