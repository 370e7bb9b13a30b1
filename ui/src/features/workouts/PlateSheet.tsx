// A small sheet: the plates for a weight, and the estimated one-repetition maximum; it changes nothing.
import { Modal, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { plateMessages } from './plateMessages';
import { bars, estimatedMaximum, loadingFor, plates } from './plates';
import classes from './PlateSheet.module.css';

interface PlateSheetProps {
  // Where it starts: what the next set stands for. Weight in lb, as on the wire.
  weight: number | null;
  reps: number | null;
  opened: boolean;
  onClose: () => void;
}

interface Rack {
  bar: number;
  // Plates that are not there.
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

function Sheet({ weight, reps }: Pick<PlateSheetProps, 'weight' | 'reps'>) {
  const t = useT(plateMessages);
  const format = useFormat();
  const { weightUnit: unit = 'lb' } = useUser();
  const setting = `plates-${unit}`;
  const [rack, setRack] = useState<Rack>(() => readSetting(setting, { bar: bars[unit][0] ?? 0, missing: [] }));
  const [target, setTarget] = useState(weight === null ? null : fromWire(weight, unit));
  const [count, setCount] = useState(reps);
  const change = (changed: Rack) => {
    setRack(changed);
    writeSetting(setting, changed);
  };
  const text = (value: number) => formatNumber(value, format, 2);

  const available = plates[unit].filter((plate) => !rack.missing.includes(plate));
  const { side, total } = loadingFor(target ?? 0, rack.bar, available);
  const missing = roundTo((target ?? 0) - total, 2);
  const maximum = estimatedMaximum(target ?? 0, count ?? 0);
  return (
    <div className={classes.sheet}>
      <div className={classes.numbers}>
        <NumberField label={`${t('target')} (${unit})`} value={target} onChange={setTarget} digits={editDigits(unit)} step={2.5} max={fromWire(5000, unit)} steppers />
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
          {side.length === 0 ? t('barOnly') : t('loads', { total: `${text(total)} ${unit}` })}
        </Text>
        {missing > 0 && (
          <Text size="sm" c="dimmed">
            {t('short', { missing: `${text(missing)} ${unit}` })}
          </Text>
        )}
      </section>
      <div>
        <Text className={classes.heading} id="bars">
          {t('bar')}
        </Text>
        <SegmentedControl
          fullWidth
          className={classes.bars ?? ''}
          aria-labelledby="bars"
          data={bars[unit].map((bar) => ({ value: String(bar), label: `${text(bar)} ${unit}` }))}
          value={String(rack.bar)}
          onChange={(bar) => change({ ...rack, bar: Number(bar) })}
        />
      </div>
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
      <section className={classes.maximum} aria-label={t('maximum')}>
        <Text className={classes.heading}>{t('maximum')}</Text>
        <Text className={classes.number}>{maximum === null ? '–' : `${formatNumber(maximum, format, 1)} ${unit}`}</Text>
        <Text size="sm" c="dimmed">
          {maximum === null ? t('noMaximum') : t('maximumHint', { weight: `${text(target ?? 0)} ${unit}`, reps: count ?? 0 })}
        </Text>
      </section>
    </div>
  );
}

// Heavier plates are taller, the smallest still holds its number.
function heightOf(plate: number, unit: 'lb' | 'kg'): string {
  const share = plate / (plates[unit][0] ?? plate);
  return `${Math.round(44 + 52 * Math.sqrt(share))}px`;
}
