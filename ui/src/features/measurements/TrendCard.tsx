// The chart of one measured value over the last year, chosen from those with at least two values.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { BodyMeasurement } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyNumber, percentText, withUnit } from '@/shared/lib/bodyValues';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { unitLabel } from '@/shared/lib/units';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { unitOf, type NumberKey, type Units } from './logic';
import { measurementMessages } from './messages';
import { chartedFields, isSmoothed, trendOf } from './trend';

interface TrendCardProps {
  measurements: readonly BodyMeasurement[];
  units: Units;
}

export function TrendCard({ measurements, units }: TrendCardProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<NumberKey | null>(null);
  const fields = chartedFields(measurements);
  const field = fields.find((each) => each === chosen) ?? fields[0];
  const trend = field && trendOf(measurements, field, units, format);
  if (!field || !trend) return null;
  const unit = unitOf(field, units);
  const size = Math.abs(trend.change);
  const amount = unit ? withUnit(size, unit, format) : percentText(size, format);
  const day = formatDay(trend.since, format, { day: 'numeric', month: 'long', year: 'numeric' });
  const direction = trend.change === 0 ? 'trendSame' : trend.change > 0 ? 'trendUp' : 'trendDown';
  const columns = [t('day'), t(field), ...(isSmoothed(field) ? [t('mean')] : [])];
  return (
    <ChartCard
      title={t('trendTitle')}
      answer={t(direction, { value: t(field), change: amount, day })}
      control={
        <NativeSelect
          aria-label={t('trendValue')}
          data={fields.map((each) => ({ value: each, label: t(each) }))}
          value={field}
          onChange={(event) => setChosen(event.currentTarget.value as NumberKey)}
        />
      }
    >
      <TimeChart
        key={field}
        label={t('trendOf', { value: t(field) })}
        {...trend.content}
        columns={columns}
        unit={t(isSmoothed(field) ? 'trendMeanUnit' : 'trendUnit', { unit: unit ? unitLabel(unit) : '%' })}
        formatValue={(value) => (unit ? bodyNumber(value, unit, format) : formatNumber(value, format, 1))}
      />
    </ChartCard>
  );
}
