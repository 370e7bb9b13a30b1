// The values of one measurement with their changes: the weight in large type, the others in a row.
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import {
  bodyChange,
  bodyNumber,
  bodyText,
  percentText,
  shownBody,
  shownPercent,
  withUnit,
  type BodyUnit,
} from '@/shared/lib/bodyValues';
import { roundTo } from '@/shared/lib/numbers';
import { unitLabel } from '@/shared/lib/units';
import { lengths, type ListedMeasurement, type Units } from './logic';
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
  const changeOf = (value: number, before: number | null, unit: BodyUnit) =>
    before !== null && (
      <Change by={bodyChange(value, before, unit)} textOf={(change) => withUnit(change, unit, format)} />
    );
  return (
    <>
      <div className={classes.weight}>
        {weight === null ? (
          <span className={classes.unit}>{t('noWeight')}</span>
        ) : (
          <>
            <span className={classes.number}>{bodyNumber(shownBody(weight, weightUnit), weightUnit, format)}</span>
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
                <Change
                  by={roundTo(shownPercent(bodyFat) - shownPercent(previous.bodyFat), 1)}
                  textOf={(change) => percentText(change, format)}
                />
              )}
            </dd>
          </div>
        )}
        {muscleMass !== null && (
          <div>
            <dt>{t('muscleMass')}</dt>
            <dd>{bodyText(muscleMass, weightUnit, format)}</dd>
          </div>
        )}
        {lengths.map((field) => {
          const length = measurement[field];
          return (
            length !== null && (
              <div key={field}>
                <dt>{t(field)}</dt>
                <dd>
                  {bodyText(length, lengthUnit, format)}
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

// An arrow and the size of the change, without a judgement: whether up or down is better depends on the user.
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
