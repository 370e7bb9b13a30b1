import { act, renderHook } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mara } from '@/mocks/people';

// The modules as on a page that has just been opened.
async function openPage() {
  const [{ useSession }, locale, { common }] = await Promise.all([
    import('@/shared/api/session'),
    import('./locale'),
    import('./common'),
  ]);
  const signIn = () =>
    useSession.setState({ status: 'signedIn', session: { token: 'token', user: { ...mara, locale: 'de' } } });
  return { ...locale, common, signIn };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./firstTexts.de.gen'));

it('the page is in English until the German texts have arrived', async () => {
  const { common, currentLocale, getT, loadTextsOf, signIn, useT } = await openPage();
  const { result } = renderHook(() => useT(common)('save'));
  act(signIn);
  expect(currentLocale()).toBe('en');
  expect(result.current).toBe('Save');
  await act(() => loadTextsOf({ ...mara, locale: 'de' }));
  expect(currentLocale()).toBe('de');
  expect(result.current).toBe('Speichern');
  expect(getT(common)('cancel')).toBe('Abbrechen');
});

it('the page stays in English if the German texts cannot be fetched', async () => {
  vi.doMock('./firstTexts.de.gen', () => {
    throw new Error('The file is gone');
  });
  const { common, currentFormat, getT, loadTextsOf, signIn } = await openPage();
  signIn();
  await loadTextsOf({ ...mara, locale: 'de' });
  expect(getT(common)('save')).toBe('Save');
  expect(currentFormat()).toBe('en-US');
});

it('each language has the texts that are built in English only', async () => {
  const source = join(process.cwd(), 'src');
  const names = (readdirSync(source, { recursive: true }) as string[]).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const english = names.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/'@\/locales\/en\/([a-z-]+)\.json'/g)].map(
      ([, namespace]) => namespace,
    ),
  );
  expect(english).toContain('dashboard');
  const { texts } = await import('./firstTexts.de.gen');
  expect(Object.keys(texts).sort()).toEqual([...english].sort());
});
