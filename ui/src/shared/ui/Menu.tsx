// Mantine's menu. Back closes it, like Escape.
import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

function ClosingMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false), 'own');
  return <MantineMenu {...props} opened={opened} onChange={setOpened} />;
}

const { Target, Dropdown, Label, Item, Divider, RadioItem } = MantineMenu;

export const Menu = Object.assign(ClosingMenu, { Target, Dropdown, Label, Item, Divider, RadioItem });
