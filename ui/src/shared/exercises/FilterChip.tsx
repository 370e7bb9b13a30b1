// One filter as a chip that opens its choices; it knows no list.
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
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
    <Menu.Item
      key={text}
      role="menuitemradio"
      aria-checked={value === own}
      rightSection={value === own ? <IconCheck size={16} aria-hidden /> : null}
      onClick={() => onChange(own)}
    >
      {text}
    </Menu.Item>
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
