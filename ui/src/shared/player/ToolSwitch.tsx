// An icon switch in a player's header, for sound, vibration or voice.
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToolSwitchProps {
  label: string;
  checked: boolean;
  icon: ReactNode;
  iconOff: ReactNode;
  onChange: (checked: boolean) => void;
}

export function ToolSwitch({ label, checked, icon, iconOff, onChange }: ToolSwitchProps) {
  return (
    <ActionIcon
      role="switch"
      aria-checked={checked}
      aria-label={label}
      title={label}
      color={checked ? 'petrol' : 'gray'}
      onClick={() => onChange(!checked)}
    >
      {checked ? icon : iconOff}
    </ActionIcon>
  );
}
