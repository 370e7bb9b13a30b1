// The number of a set as a button that opens its type and, below it, what else belongs to the set.
import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { setTypes, type CountedSet, type SetType } from '@/shared/lib/sets';
import { Popover } from '@/shared/ui/Popover';
import { setMessages } from './setMessages';
import classes from './SetKindPopover.module.css';
import { SetNumber } from './SetNumber';

interface SetKindPopoverProps {
  set: CountedSet;
  // Off where the content moves the focus itself.
  returnFocus: boolean;
  onType: (type: SetType) => void;
  children: (close: () => void) => ReactNode;
}

export function SetKindPopover({ set, returnFocus, onType, children }: SetKindPopoverProps) {
  const t = useT(setMessages);
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={320}
      trapFocus
      withinPortal
      returnFocus={returnFocus}
    >
      <Popover.Target>
        <SetNumber set={set} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.options}>
        <SegmentedControl
          orientation="vertical"
          fullWidth
          aria-label={t('setType')}
          data={setTypes.map((value) => ({ value, label: t(value) }))}
          value={set.type}
          onChange={onType}
        />
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
