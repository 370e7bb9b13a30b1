import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLightOnPaper } from './useLightOnPaper';

it('a dark screen is printed light and is dark again afterwards', () => {
  const { dataset } = document.documentElement;
  dataset['mantineColorScheme'] = 'dark';
  const { unmount } = renderHook(() => useLightOnPaper());
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['mantineColorScheme']).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset['mantineColorScheme']).toBe('dark');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['mantineColorScheme']).toBe('dark');
});
