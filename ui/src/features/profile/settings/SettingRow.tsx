// One setting in a row: its name and a few words on the left, what changes it on the right; it knows no setting.
import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  label: ReactNode;
  hint?: ReactNode;
  // On a phone the control takes a line of its own.
  wide?: boolean;
  children?: ReactNode;
}

export function SettingRow({ label, hint, wide = false, children }: SettingRowProps) {
  return (
    <div className={classes.row} data-wide={wide || undefined}>
      <div className={classes.words}>
        <div className={classes.label}>{label}</div>
        {hint && <div className={classes.hint}>{hint}</div>}
      </div>
      {children && <div className={classes.control}>{children}</div>}
    </div>
  );
}
