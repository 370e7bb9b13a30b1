// Menu of the favorite plans. The selected one becomes the dashboard's plan.
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { Menu } from '@/shared/ui/Menu';
import { dashboardMessages } from './messages';
import type { PlanNameProps } from './PlanName';
import classes from './PlanName.module.css';

export function PlanMenu({ plan, others, onChoose }: PlanNameProps) {
  const t = useT(dashboardMessages);
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <ActionIcon aria-label={t('changePlan')} className={classes.change}>
          <IconSelector size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('yourFavorites')}</Menu.Label>
        <Menu.Item aria-current rightSection={<IconCheck size={16} aria-hidden />}>
          {plan.name}
        </Menu.Item>
        {others.map((other) => (
          <Menu.Item key={other.id} onClick={() => onChoose(other)}>
            {other.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
