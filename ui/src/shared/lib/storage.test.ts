import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillStorage } from '@/mocks/storage';
import { inThisTab, onDevice } from './storage';

afterEach(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

describe('a storage with room', () => {
  it('keeps, lists and forgets', () => {
    expect(onDevice.keep('a', '1')).toBe(true);
    expect([onDevice.read('a'), localStorage.getItem('a'), onDevice.keys()]).toEqual(['1', '1', ['a']]);
    onDevice.forget('a');
    expect([onDevice.read('a'), onDevice.keys()]).toEqual([null, []]);
  });
});

describe('a full storage', () => {
  it('says so, and what it could not keep is there until the page is closed', () => {
    onDevice.keep('a', '1');
    fillStorage();
    expect(onDevice.keep('a', '2')).toBe(false);
    expect(onDevice.keep('b', '3')).toBe(false);
    expect([onDevice.read('a'), onDevice.read('b'), onDevice.keys()]).toEqual(['2', '3', ['a', 'b']]);
    expect(localStorage.getItem('a')).toBe('1');
    onDevice.forget('a');
    expect([onDevice.read('a'), localStorage.getItem('a')]).toEqual([null, null]);
  });

  it('keeps again once there is room', () => {
    fillStorage();
    onDevice.keep('a', '1');
    vi.restoreAllMocks();
    expect(onDevice.keep('a', '2')).toBe(true);
    expect([onDevice.read('a'), localStorage.getItem('a')]).toEqual(['2', '2']);
  });

  it('gives way to what another tab wrote later', () => {
    fillStorage();
    onDevice.keep('a', '1');
    vi.restoreAllMocks();
    localStorage.setItem('a', 'of another tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    expect(onDevice.read('a')).toBe('of another tab');
  });
});

it('a browser that refuses any storage is a page that forgets', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(inThisTab.read('a')).toBeNull();
  expect(inThisTab.keep('a', '1')).toBe(false);
  expect(inThisTab.read('a')).toBe('1');
  inThisTab.forget('a');
  expect(inThisTab.keys()).toEqual([]);
});
