// A setting with two or three short options side by side.
import { SegmentedControl } from '@mantine/core';
import { SettingRow } from './SettingRow';
import classes from './SettingRow.module.css';

interface PickRowProps<V extends string> {
  label: string;
  hint?: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

export function PickRow<V extends string>({ label, hint, choices, value, onChange }: PickRowProps<V>) {
  return (
    <SettingRow label={label} hint={hint} wide>
      <SegmentedControl
        className={classes.segments ?? ''}
        fullWidth
        aria-label={label}
        data={choices.map((choice) => ({ ...choice }))}
        value={value}
        onChange={onChange}
      />
    </SettingRow>
  );
}
