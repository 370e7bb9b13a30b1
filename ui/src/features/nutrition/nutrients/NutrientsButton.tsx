// The row of the day's card that opens the vitamins and minerals.
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconLeaf } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { nutrientDayMessages } from './nutrientMessages';
import classes from './NutrientsButton.module.css';
import { NutrientsDialog } from './NutrientsDialog';

export function NutrientsButton() {
  const t = useT(nutrientDayMessages);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.row} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconLeaf size={20} aria-hidden className={classes.icon} />
        <span className={classes.name}>{t('title')}</span>
        <IconChevronRight size={18} aria-hidden className={classes.icon} />
      </UnstyledButton>
      {opened && <NutrientsDialog onClose={() => setOpened(false)} />}
    </>
  );
}
