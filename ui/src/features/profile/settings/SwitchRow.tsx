// An on/off setting. The whole row is its label.
import { Switch } from '@mantine/core';
import { useId } from 'react';
import classes from './SettingRow.module.css';

interface SwitchRowProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Switch
      className={classes.switch ?? ''}
      classNames={{
        body: classes.switchBody ?? '',
        labelWrapper: classes.switchWords ?? '',
        label: classes.switchLabel ?? '',
        track: classes.switchTrack ?? '',
      }}
      labelPosition="left"
      label={
        <>
          <span className={classes.label}>{label}</span>
          {hint && (
            <span id={id} className={`${classes.hint} ${classes.block}`}>
              {hint}
            </span>
          )}
        </>
      }
      aria-label={label}
      aria-describedby={hint ? id : undefined}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
