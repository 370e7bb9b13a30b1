// One setting: name and description on the left, control on the right.
import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  label: ReactNode;
  hint?: ReactNode;
  // On a phone the control has its own line.
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
