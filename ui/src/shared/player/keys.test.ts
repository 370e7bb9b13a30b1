import { expect, it } from 'vitest';
import { keyAction, type KeyAction, type KeyTarget } from './keys';

const plain = { repeat: false, modified: false };

it.each<[string, KeyTarget, typeof plain, KeyAction]>([
  [' ', 'elsewhere', plain, 'press'],
  ['Enter', 'elsewhere', plain, 'press'],
  // The browser handles it.
  [' ', 'primary', plain, 'nothing'],
  ['Enter', 'primary', plain, 'nothing'],
  [' ', 'control', plain, 'nothing'],
  ['Enter', 'control', plain, 'nothing'],
  [' ', 'field', plain, 'nothing'],
  ['Enter', 'field', plain, 'toPrimary'],
  ['a', 'elsewhere', plain, 'nothing'],
  // A held key counts as one press.
  [' ', 'elsewhere', { ...plain, repeat: true }, 'swallow'],
  ['Enter', 'primary', { ...plain, repeat: true }, 'swallow'],
  ['Enter', 'control', { ...plain, repeat: true }, 'swallow'],
  [' ', 'field', { ...plain, repeat: true }, 'nothing'],
  [' ', 'elsewhere', { ...plain, modified: true }, 'nothing'],
  [' ', 'outside', plain, 'nothing'],
])("'%s' %s, %j: %s", (key, place, how, action) => {
  expect(keyAction(key, place, how)).toBe(action);
});
