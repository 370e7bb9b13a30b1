// The weight timeline: the last weighings as bars, the lowest and the highest named. It comes with code of its own, when
// it is drawn.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, unitWord, type WeightUnit } from '@/shared/lib/units';
import { Chart } from '@/shared/ui/chart/Chart';
import { weightContent, type WeightBar } from './logic';
import { measurementMessages } from './messages';
import { weightScale } from './weightScale';

interface WeightChartProps {
  label: string;
  bars: readonly WeightBar[];
  unit: WeightUnit;
}

export function WeightChart({ label, bars, unit }: WeightChartProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const scale = weightScale(bars.map(({ value }) => value));
  const formatValue = (value: number) => formatNumber(value, format, editDigits(unit));
  return (
    <>
      <Chart
        label={label}
        content={weightContent(bars, { lowest: t('lowest'), highest: t('highest') })}
        scale={scale}
        columns={[t('day'), t('weight'), t('note')]}
        unit={unitWord(unit)}
        formatValue={formatValue}
      />
      <Text size="xs" c="dimmed" mt="xs">
        {bars.length === 1 ? t('chartFirst') : t('chartBase', { base: `${formatValue(scale.min)} ${unitWord(unit)}` })}
      </Text>
    </>
  );
}
