// A filter chip that opens a menu of its options.
import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { Menu } from '@/shared/ui/Menu';
import classes from './FilterChip.module.css';
import { pickerMessages } from './messages';

interface FilterChipProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  // Null: any.
  value: T | null;
  onChange: (value: T | null) => void;
}

export function FilterChip<T extends string>({ label, options, value, onChange }: FilterChipProps<T>) {
  const t = useT(pickerMessages);
  const chosen = options.find((option) => option.value === value);
  const item = (own: T | null, text: string) => (
    <Menu.RadioItem
      key={text}
      value={own ?? ''}
      checked={value === own}
      checkIcon={<IconCheck size={16} aria-hidden />}
      closeMenuOnClick
      onChange={() => onChange(own)}
    >
      {text}
    </Menu.RadioItem>
  );
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <UnstyledButton
          className={classes.chip}
          data-on={chosen ? true : undefined}
          aria-label={`${label}: ${chosen?.label ?? t('any')}`}
        >
          {chosen?.label ?? label}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {item(null, t('any'))}
        {options.map((option) => item(option.value, option.label))}
      </Menu.Dropdown>
    </Menu>
  );
}
