// Browsers that have no database, or refuse the page the access to it.
import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { readAnswer } from './answerStore';
import { keepAnswers, useKeepingProblem } from './keepAnswers';
import { createQueryClient } from './queryClient';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  useKeepingProblem.setState({ problem: null });
});

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

it.each([
  ['has no database', { value: undefined }],
  ['refuses the access', { get: refuse }],
  ['refuses to open it', { value: { open: refuse } }],
])('a browser that %s is reported, and answers come from the server', async (_kind, descriptor) => {
  signIn();
  Object.defineProperty(globalThis, 'indexedDB', { ...descriptor, configurable: true });
  const client = createQueryClient();
  const end = await keepAnswers(client);
  client.setQueryData(['/api/recipes'], []);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(useKeepingProblem.getState().problem).toBe('refused');
  });
  expect(await readAnswer('["/api/recipes"]')).toBeUndefined();
  end();
});
