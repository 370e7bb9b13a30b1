// The button that prints the shown tab, and others beside it. Icons only on a phone.
import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, type Icon } from '@tabler/icons-react';
import { usePhone } from '@/shared/hooks/usePhone';
import { useT } from '@/shared/i18n/locale';
import { mealWeekMessages } from './messages';
import classes from './PaperButtons.module.css';

interface Action {
  label: string;
  icon: Icon;
  disabled: boolean;
  run: () => void;
}

export function PaperButtons({ actions }: { actions: readonly Action[] }) {
  const t = useT(mealWeekMessages);
  const isPhone = usePhone();
  const print = { label: t('print'), icon: IconPrinter, disabled: false, run: () => window.print() };
  return (
    <div className={classes.buttons}>
      {[...actions, print].map(({ label, icon: IconOf, disabled, run }) =>
        isPhone ? (
          <ActionIcon key={label} aria-label={label} disabled={disabled} onClick={run}>
            <IconOf size={22} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            key={label}
            variant="default"
            leftSection={<IconOf size={18} aria-hidden />}
            disabled={disabled}
            onClick={run}
          >
            {label}
          </Button>
        ),
      )}
    </div>
  );
}
