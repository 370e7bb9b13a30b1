// Mantine's popover. Back closes it, like Escape.
import { Popover as MantinePopover, type PopoverProps } from '@mantine/core';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

// Controlled: the parent holds the open state.
type ClosingPopoverProps = PopoverProps & Required<Pick<PopoverProps, 'opened' | 'onChange'>>;

function ClosingPopover(props: ClosingPopoverProps) {
  useBackCloses(props.opened, () => props.onChange(false), 'own');
  return <MantinePopover {...props} />;
}

const { Target, Dropdown } = MantinePopover;

export const Popover = Object.assign(ClosingPopover, { Target, Dropdown });
