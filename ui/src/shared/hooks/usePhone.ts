// True on a phone, where dialogs fill the screen. Known at the first render.
import { useMediaQuery } from '@mantine/hooks';

export const PHONE = '(max-width: 47.99em)';

export function usePhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
