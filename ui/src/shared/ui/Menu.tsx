// The library's menu, which Back closes as Escape does; it knows no item.
import { Menu as LibraryMenu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

function ClosingMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false), 'own');
  return <LibraryMenu {...props} opened={opened} onChange={setOpened} />;
}

const { Target, Dropdown, Label, Item, Divider, RadioItem } = LibraryMenu;

export const Menu = Object.assign(ClosingMenu, { Target, Dropdown, Label, Item, Divider, RadioItem });
