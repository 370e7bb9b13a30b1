// The Body Measurements tab: the weight banner, the timeline and the latest measurements.
import { Button, Text } from '@mantine/core';
import { IconPlus, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import type { BodyMeasurement } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { rowIdOf } from '@/shared/outbox/entries';
import { Card } from '@/shared/ui/Card';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useMeasurements, useYearOfMeasurements } from './api';
import { listed, MEASUREMENTS_SHOWN, undoKeyOf, weightBars, weightChange } from './logic';
import { MeasurementDialog } from './MeasurementDialog';
import { MeasurementList } from './MeasurementList';
import classes from './MeasurementsTab.module.css';
import { measurementMessages } from './messages';
import { QuickWeight } from './QuickWeight';
import { joined } from './trend';
import { TrendCard } from './TrendCard';
import { WeightBanner } from './WeightBanner';
import { WeightChart } from './WeightChart';

interface MeasurementsTabProps {
  // 'new', or the id of the edited measurement.
  dialog: 'new' | number | null;
  // Puts the cursor into the field that logs a weight.
  weighing: boolean;
  onOpen: (dialog: 'new' | number) => void;
  onClose: () => void;
}

export function MeasurementsTab({ dialog, weighing, onOpen, onClose }: MeasurementsTabProps) {
  const [shown, setShown] = useState(MEASUREMENTS_SHOWN);
  const { data } = useMeasurements(shown);
  const edited = data?.find(({ id }) => dialog !== 'new' && dialog !== null && id === rowIdOf(dialog));
  return (
    <>
      <Measurements
        shown={shown}
        weighing={weighing}
        onOpen={onOpen}
        onMore={() => setShown(shown + MEASUREMENTS_SHOWN)}
      />
      {(edited || dialog === 'new') && (
        <MeasurementDialog key={dialog} measurement={edited ?? null} onClose={onClose} />
      )}
    </>
  );
}

interface MeasurementsProps {
  shown: number;
  weighing: boolean;
  onOpen: (dialog: 'new' | number) => void;
  onMore: () => void;
}

function Measurements({ shown, weighing, onOpen, onMore }: MeasurementsProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const { weightUnit = 'lb', lengthUnit = 'in', targetWeight } = useUser();
  const hidden = useHiddenKeys();
  const { data, error, refetch } = useMeasurements(shown);
  const year = useYearOfMeasurements(useToday());
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={96} radius="lg" />
        <Placeholder height={350} radius="lg" mt={20} />
        <Placeholder height={350} radius="lg" mt={20} />
      </LoadingRegion>
    );
  }
  const isShown = ({ id }: BodyMeasurement) => !hidden.has(undoKeyOf(id));
  const measurements = data.filter(isShown);
  const units = { weightUnit, lengthUnit };
  const quick = <QuickWeight measurements={measurements} units={units} focused={weighing} />;
  if (measurements.length === 0) {
    const action = (
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onOpen('new')}>
        {t('add')}
      </Button>
    );
    return (
      <div className={classes.tab}>
        {quick}
        <Card>
          <EmptyState icon={IconScale} title={t('empty')} description={t('emptyHint')} action={action} />
        </Card>
      </div>
    );
  }
  const change = weightChange(measurements, targetWeight);
  const bars = weightBars(measurements, weightUnit, format);
  const title = t('chartTitle', { count: Math.max(1, bars.length) });
  return (
    <div className={classes.tab}>
      {quick}
      {change && <WeightBanner change={change} target={targetWeight} unit={weightUnit} />}
      <div className={classes.columns}>
        <div className={classes.charts}>
          <ChartCard title={title}>
            {bars.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t('noWeights')}
              </Text>
            ) : (
              <WeightChart label={title} bars={bars} unit={weightUnit} />
            )}
          </ChartCard>
          {/* People who measure rarely have older values in the list than in the last year. */}
          <TrendCard measurements={joined(year.data?.filter(isShown) ?? [], measurements)} units={units} />
        </div>
        <MeasurementList
          rows={listed(measurements, shown)}
          units={units}
          onAdd={() => onOpen('new')}
          onEdit={({ id }) => onOpen(id)}
          onMore={measurements.length > shown ? onMore : undefined}
        />
      </div>
    </div>
  );
}
