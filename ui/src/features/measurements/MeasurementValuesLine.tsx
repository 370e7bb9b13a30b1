// What one measurement holds: the weight large, the rest as a row of facts, with the changes; it knows no button.
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, unitLabel, type LengthUnit, type WeightUnit } from '@/shared/lib/units';
import { amount, lengths, percentText, shownChange, type ListedMeasurement, type Units } from './logic';
import classes from './MeasurementList.module.css';
import { measurementMessages } from './messages';

interface MeasurementValuesLineProps {
  row: ListedMeasurement;
  units: Units;
}

export function MeasurementValuesLine({ row: { measurement, previous }, units }: MeasurementValuesLineProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const { weightUnit, lengthUnit } = units;
  const { weight, bodyFat, muscleMass } = measurement;
  const inUnit = (unit: WeightUnit | LengthUnit) => (change: number) =>
    `${formatNumber(change, format, editDigits(unit))} ${unitLabel(unit)}`;
  const changeOf = (value: number, before: number | null, unit: WeightUnit | LengthUnit) =>
    before !== null && <Change by={shownChange(value, before, unit)} textOf={inUnit(unit)} />;
  return (
    <>
      <div className={classes.weight}>
        {weight === null ? (
          <span className={classes.unit}>{t('noWeight')}</span>
        ) : (
          <>
            <span className={classes.number}>
              {formatNumber(fromWire(weight, weightUnit), format, editDigits(weightUnit))}
            </span>
            <span className={classes.unit}>{unitLabel(weightUnit)}</span>
            {changeOf(weight, previous.weight, weightUnit)}
          </>
        )}
      </div>
      <dl className={classes.facts}>
        {bodyFat !== null && (
          <div>
            <dt>{t('bodyFat')}</dt>
            <dd>
              {percentText(bodyFat, format)}
              {previous.bodyFat !== null && (
                <Change by={roundTo(bodyFat - previous.bodyFat, 2)} textOf={(change) => percentText(change, format)} />
              )}
            </dd>
          </div>
        )}
        {muscleMass !== null && (
          <div>
            <dt>{t('muscleMass')}</dt>
            <dd>{amount(muscleMass, weightUnit, format)}</dd>
          </div>
        )}
        {lengths.map((field) => {
          const length = measurement[field];
          return (
            length !== null && (
              <div key={field}>
                <dt>{t(field)}</dt>
                <dd>
                  {amount(length, lengthUnit, format)}
                  {field === 'waist' && changeOf(length, previous.waist, lengthUnit)}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}

interface ChangeProps {
  by: number;
  textOf: (size: number) => string;
}

// An arrow and how much: which way is the better one is the person's own to say.
function Change({ by, textOf }: ChangeProps) {
  const t = useT(measurementMessages);
  if (by === 0) return <span className={classes.change}>{t('same')}</span>;
  const Arrow = by > 0 ? IconArrowUpRight : IconArrowDownRight;
  const size = textOf(Math.abs(by));
  return (
    <span className={classes.change}>
      <Arrow size={16} stroke={2} aria-hidden />
      <span aria-hidden>{size}</span>
      <VisuallyHidden>{t(by > 0 ? 'up' : 'down', { change: size })}</VisuallyHidden>
    </span>
  );
}
