// The Body tab: what the server advises, the weight chart and the latest measurements.
import { Alert, Button, Text, Title } from '@mantine/core';
import { IconHeartHandshake, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProgressBody } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useBodyAdvice } from '@/shared/hooks/useBodyAdvice';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { formatDay } from '@/shared/lib/dates';
import { bodyChange, bodyNumber, bodyText, percentText, withUnit } from '@/shared/lib/bodyValues';
import { unitLabel } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { EmptyState } from '@/shared/ui/EmptyState';
import listClasses from './List.module.css';
import { latestWeighing, signed, weightChange, weightChart } from './logic';
import { progressMessages } from './messages';
import classes from './Tabs.module.css';

const STEADY_LB = 0.5;
const lengths = ['chest', 'waist', 'hips', 'arms', 'thighs', 'neck'] as const;

export function BodyTab({ data }: { data: ProgressBody }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const hasNutritionScreen = useScreenPaths().has('/nutrition');
  const change = weightChange(data.weights);
  const [first] = data.weights;
  const last = data.weights.at(-1);
  const { advice, showsGoal } = useBodyAdvice(latestWeighing(data));
  const targetWeight = showsGoal ? data.targetWeight : null;
  const distance = targetWeight !== null && last ? Math.abs(bodyChange(last.mean, targetWeight, weightUnit)) : 0;
  const answer = [
    change !== null &&
      first &&
      last &&
      (Math.abs(change) < STEADY_LB
        ? t('weightSteady')
        : t('weightChanged', {
            change: signed(bodyChange(last.mean, first.mean, weightUnit), format, 1),
            unit: unitLabel(weightUnit),
          })),
    distance > 0 && t('targetAway', { distance: withUnit(distance, weightUnit, format) }),
  ].filter((part) => part !== false);
  return (
    <div className={classes.tab}>
      {advice?.warning && (
        <Alert color="amber" icon={<IconHeartHandshake aria-hidden />} role="status">
          {noteText(advice.warning)}
        </Alert>
      )}
      <ChartCard title={t('weightTitle')} answer={answer.join(' · ')}>
        {data.weights.length === 0 ? (
          <EmptyState
            icon={IconScale}
            title={t('weightNone')}
            description={t('weightHint')}
            action={
              hasNutritionScreen && (
                <Button component={Link} to="/nutrition">
                  {t('logMeasurement')}
                </Button>
              )
            }
          />
        ) : (
          <TimeChart
            label={t('weightTitle')}
            {...weightChart({ ...data, targetWeight }, weightUnit, { goal: t('target') }, format)}
            columns={[t('day'), t('weighed'), t('mean')]}
            unit={t('weightUnit', { unit: unitLabel(weightUnit) })}
            formatValue={(value) => bodyNumber(value, weightUnit, format)}
            height="tall"
          />
        )}
      </ChartCard>
      {data.measurements.length > 0 && (
        <Card aria-labelledby="progress-measurements">
          <Title order={2} size="h3" id="progress-measurements">
            {t('measurements')}
          </Title>
          <ul className={listClasses.list}>
            {data.measurements.map((measurement) => (
              <Measurement key={measurement.id} measurement={measurement} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Measurement({ measurement }: { measurement: ProgressBody['measurements'][number] }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const { weightUnit = 'lb', lengthUnit = 'in' } = useUser();
  const { weight, bodyFat, muscleMass } = measurement;
  const facts: [string, string][] = [];
  if (bodyFat !== null) facts.push([t('bodyFat'), percentText(bodyFat, format)]);
  if (muscleMass !== null) facts.push([t('muscleMass'), bodyText(muscleMass, weightUnit, format)]);
  for (const part of lengths) {
    const length = measurement[part];
    if (length !== null) facts.push([t(part), bodyText(length, lengthUnit, format)]);
  }
  return (
    <li className={listClasses.row}>
      <span className={listClasses.words}>
        <Text component="span" fw={600}>
          {formatDay(measurement.localDate, format, { weekday: 'short', day: 'numeric', month: 'long' })}
        </Text>
        <dl className={`${listClasses.lengths} fit-numbers`}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </span>
      {weight !== null && (
        <span className={`${listClasses.value} fit-numbers`}>{bodyText(weight, weightUnit, format)}</span>
      )}
    </li>
  );
}
