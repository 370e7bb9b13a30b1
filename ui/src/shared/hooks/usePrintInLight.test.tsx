import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrintInLight } from './usePrintInLight';

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('printing uses the light scheme, and the screen’s scheme is restored afterwards', () => {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  const { unmount } = renderHook(usePrintInLight);
  fireEvent(window, new Event('beforeprint'));
  // Some browsers fire the event twice.
  fireEvent(window, new Event('beforeprint'));
  expect(scheme()).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(scheme()).toBe('dark');
  unmount();
  fireEvent(window, new Event('beforeprint'));
  expect(scheme()).toBe('dark');
});
