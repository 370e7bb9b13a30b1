import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrintInLight } from './usePrintInLight';

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('paper gets the light scheme, and the screen gets its own back', () => {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  const { unmount } = renderHook(usePrintInLight);
  fireEvent(window, new Event('beforeprint'));
  // Some browsers say so twice.
  fireEvent(window, new Event('beforeprint'));
  expect(scheme()).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(scheme()).toBe('dark');
  unmount();
  fireEvent(window, new Event('beforeprint'));
  expect(scheme()).toBe('dark');
});
