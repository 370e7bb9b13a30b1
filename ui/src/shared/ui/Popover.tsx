// The library's small sheet beside its button, which Back closes as Escape does; it knows no content.
import { Popover as LibraryPopover, type PopoverProps } from '@mantine/core';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

// Who draws it holds whether it is open.
type ClosingPopoverProps = PopoverProps & Required<Pick<PopoverProps, 'opened' | 'onChange'>>;

function ClosingPopover(props: ClosingPopoverProps) {
  useBackCloses(props.opened, () => props.onChange(false), 'own');
  return <LibraryPopover {...props} />;
}

const { Target, Dropdown } = LibraryPopover;

export const Popover = Object.assign(ClosingPopover, { Target, Dropdown });
