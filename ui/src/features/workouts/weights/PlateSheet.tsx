// A sheet that shows the plates for a weight and the estimated one-repetition maximum.
import { SegmentedControl, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, unitLabel } from '@/shared/lib/units';
import { Modal } from '@/shared/ui/Modal';
import { NumberField } from '@/shared/ui/NumberField';
import { plateMessages } from './plateMessages';
import { barsFor, estimatedMaximum, loadingFor, plates, type Loadable } from './plates';
import classes from './PlateSheet.module.css';
import { WeightSteps } from './WeightStepFields';
import { stepKindOf, useOwnSteps, weightStep } from './weightSteps';

interface PlateSheetProps {
  // The implement; without one that takes plates there is no sheet.
  implement?: Loadable;
  // The initial weight: that of the next set, in lb.
  weight: number | null;
  reps: number | null;
  opened: boolean;
  onClose: () => void;
}

interface Rack {
  // The chosen bar by implement; absent: the usual one.
  bars: Partial<Record<Loadable, number>>;
  // Plates that the user does not have.
  missing: number[];
}

export function PlateSheet({ opened, onClose, ...start }: PlateSheetProps) {
  const t = useT(plateMessages);
  const words = useT(common);
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': words('close') }}>
      <Sheet {...start} />
    </Modal>
  );
}

function Sheet({ implement = 'barbell', weight, reps }: Pick<PlateSheetProps, 'implement' | 'weight' | 'reps'>) {
  const t = useT(plateMessages);
  const barsId = useId();
  const words = wordsOf(implement);
  const format = useFormat();
  const { weightUnit: unit = 'lb' } = useUser();
  const setting = `plates-${unit}`;
  const [rack, setRack] = useState<Rack>(() => readSetting(setting, { bars: {}, missing: [] }));
  const [target, setTarget] = useState(weight === null ? null : fromWire(weight, unit));
  const [count, setCount] = useState(reps);
  const change = (changed: Rack) => {
    setRack(changed);
    writeSetting(setting, changed);
  };
  const text = (value: number) => formatNumber(value, format, 2);

  const choices = barsFor(implement)?.[unit] ?? [];
  const bar = rack.bars[implement] ?? choices[0] ?? 0;
  const step = weightStep(implement, unit, useOwnSteps(unit));
  const available = plates[unit].filter((plate) => !rack.missing.includes(plate));
  const { side, total } = loadingFor(target ?? 0, bar, available);
  const missing = roundTo((target ?? 0) - total, 2);
  const maximum = estimatedMaximum(target ?? 0, count ?? 0);
  return (
    <div className={classes.sheet}>
      <div className={classes.numbers}>
        <NumberField
          label={`${t('target')} (${unitLabel(unit)})`}
          value={target}
          onChange={setTarget}
          digits={editDigits(unit)}
          step={step}
          max={fromWire(limits.SetLogInput.weight.max, unit)}
          steppers
        />
        <NumberField label={t('reps')} value={count} onChange={setCount} max={100} steppers />
      </div>
      <section aria-label={t('side')}>
        <Text className={classes.heading}>{t('side')}</Text>
        <div className={classes.bar}>
          <span className={classes.shaft} aria-hidden />
          <ul className={classes.side}>
            {side.map((plate, index) => (
              <li key={index} className={classes.plate} style={{ blockSize: heightOf(plate, unit) }}>
                {text(plate)}
              </li>
            ))}
          </ul>
        </div>
        <Text fw={600} className="fit-numbers" aria-live="polite">
          {side.length > 0
            ? t('loads', { total: `${text(total)} ${unitLabel(unit)}` })
            : t(words.alone, { bar: `${text(bar)} ${unitLabel(unit)}` })}
        </Text>
        {missing > 0 && (
          <Text size="sm" c="dimmed">
            {t('short', { missing: `${text(missing)} ${unitLabel(unit)}` })}
          </Text>
        )}
      </section>
      {choices.length > 1 && (
        <div>
          <Text className={classes.heading} id={barsId}>
            {t(words.bar)}
          </Text>
          <SegmentedControl
            fullWidth
            className={classes.bars ?? ''}
            aria-labelledby={barsId}
            data={choices.map((each) => ({ value: String(each), label: `${text(each)} ${unitLabel(unit)}` }))}
            value={String(bar)}
            onChange={(chosen) => change({ ...rack, bars: { ...rack.bars, [implement]: Number(chosen) } })}
          />
        </div>
      )}
      <fieldset className={classes.have}>
        <legend className={classes.heading}>{t('available')}</legend>
        <div className={classes.chips}>
          {plates[unit].map((plate) => {
            const there = !rack.missing.includes(plate);
            const rest = rack.missing.filter((each) => each !== plate);
            return (
              <button
                key={plate}
                type="button"
                className={classes.chip}
                aria-pressed={there}
                onClick={() => change({ ...rack, missing: there ? [...rest, plate] : rest })}
              >
                {text(plate)}
              </button>
            );
          })}
        </div>
      </fieldset>
      <WeightSteps only={stepKindOf(implement)} />
      <section className={classes.maximum} aria-label={t('maximum')}>
        <Text className={classes.heading}>{t('maximum')}</Text>
        <Text className={classes.number}>
          {maximum === null ? '–' : `${formatNumber(maximum, format, 1)} ${unitLabel(unit)}`}
        </Text>
        <Text size="sm" c="dimmed">
          {maximum === null
            ? t('noMaximum')
            : t('maximumHint', { weight: `${text(target ?? 0)} ${unitLabel(unit)}`, reps: count ?? 0 })}
        </Text>
      </section>
    </div>
  );
}

// A Smith machine has a carriage instead of a bar; a plate machine has neither.
function wordsOf(implement: Loadable) {
  if (implement === 'smith') return { bar: 'carriage', alone: 'carriageOnly' } as const;
  return { bar: 'bar', alone: implement === 'plate_machine' ? 'noPlates' : 'barOnly' } as const;
}

// Heavier plates are taller; the smallest still has room for its number.
function heightOf(plate: number, unit: 'lb' | 'kg'): string {
  const share = plate / (plates[unit][0] ?? plate);
  return `${Math.round(44 + 52 * Math.sqrt(share))}px`;
}
