import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillStorage } from '@/mocks/storage';
import { tabStorage, deviceStorage } from './storage';

afterEach(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

describe('a storage', () => {
  it('writes, lists and removes', () => {
    expect(deviceStorage.write('a', '1')).toBe(true);
    expect([deviceStorage.read('a'), localStorage.getItem('a'), deviceStorage.keys()]).toEqual(['1', '1', ['a']]);
    deviceStorage.remove('a');
    expect([deviceStorage.read('a'), deviceStorage.keys()]).toEqual([null, []]);
  });
});

describe('a full storage', () => {
  it('reports it, and the value exists until the page closes', () => {
    deviceStorage.write('a', '1');
    fillStorage();
    expect(deviceStorage.write('a', '2')).toBe(false);
    expect(deviceStorage.write('b', '3')).toBe(false);
    expect([deviceStorage.read('a'), deviceStorage.read('b'), deviceStorage.keys()]).toEqual(['2', '3', ['a', 'b']]);
    expect(localStorage.getItem('a')).toBe('1');
    deviceStorage.remove('a');
    expect([deviceStorage.read('a'), localStorage.getItem('a')]).toEqual([null, null]);
  });

  it('stores again when there is room', () => {
    fillStorage();
    deviceStorage.write('a', '1');
    vi.restoreAllMocks();
    expect(deviceStorage.write('a', '2')).toBe(true);
    expect([deviceStorage.read('a'), localStorage.getItem('a')]).toEqual(['2', '2']);
  });

  it('adopts a later value from another tab', () => {
    fillStorage();
    deviceStorage.write('a', '1');
    vi.restoreAllMocks();
    localStorage.setItem('a', 'of another tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    expect(deviceStorage.read('a')).toBe('of another tab');
  });
});

it('without any storage, values exist until the page closes', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(tabStorage.read('a')).toBeNull();
  expect(tabStorage.write('a', '1')).toBe(false);
  expect(tabStorage.read('a')).toBe('1');
  tabStorage.remove('a');
  expect(tabStorage.keys()).toEqual([]);
});
