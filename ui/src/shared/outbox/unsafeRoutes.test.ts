// docs/outbox.md says of every request that changes something whether it goes through the outbox.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

// Vitest runs in the ui folder.
const root = join(process.cwd(), 'src');
const schema = readFileSync(join(root, 'shared', 'api', 'schema.d.ts'), 'utf8');
const [, outbox = '', online = ''] = readFileSync(join(process.cwd(), '..', 'docs', 'outbox.md'), 'utf8').split(
  '\n## ',
);

const unsafe = [...schema.matchAll(/^ {4}"(\/[^"]+)": \{\n([\s\S]*?)\n {4}\};/gm)].flatMap(([, path, methods = '']) =>
  [...methods.matchAll(/^ +(post|put|delete|patch): operations\[/gm)].map(
    ([, method = '']) => `${method.toUpperCase()} ${path}`,
  ),
);
const requestsIn = (text: string) =>
  [...text.matchAll(/`((?:POST|PUT|DELETE|PATCH) \/[^`]+)`/g)].map(([, one = '']) => one);

// 'PUT /api/workouts/{id} in features/workouts/outbox/sendLog.ts'
const listed = outbox
  .split('\n')
  .flatMap((row) =>
    requestsIn(row).flatMap((request) =>
      [...row.matchAll(/`([\w/]+\.tsx?)`/g)].map(([, file = '']) => `${request} in ${file}`),
    ),
  );

const calls: Record<string, string> = {
  post: 'POST',
  postForEvents: 'POST',
  put: 'PUT',
  del: 'DELETE',
  deleteIfExists: 'DELETE',
};
const files = (readdirSync(root, { recursive: true }) as string[]).filter(
  (name) =>
    /\.tsx?$/.test(name) && !/(\.test|\.d|\.gen)\.tsx?$|Fixtures\.tsx?$/.test(name) && !name.startsWith('mocks'),
);
const direct = files.flatMap((name) =>
  [...readFileSync(join(root, name), 'utf8').matchAll(/\b(\w+)\(\s*'(\/api\/[^']+)'/g)].flatMap(
    ([, call = '', path]) =>
      call in calls ? { request: `${calls[call]} ${path}`, file: relative('', name).replaceAll('\\', '/') } : [],
  ),
);

it('every request that changes something is in exactly one table', () => {
  expect(unsafe.length).toBeGreaterThan(80);
  expect([...requestsIn(outbox), ...requestsIn(online)].sort()).toEqual([...unsafe].sort());
});

it('what is logged goes through the outbox, except in the files that the table names', () => {
  const needsConnection = new Set(requestsIn(online));
  expect(direct.length).toBeGreaterThan(60);
  const beside = direct.filter(({ request }) => !needsConnection.has(request));
  expect([...new Set(beside.map(({ request, file }) => `${request} in ${file}`))].sort()).toEqual([...listed].sort());
});

it('no other function sends such a request', () => {
  const named = /\bsendStored\(/;
  const senders = files.filter((name) => named.test(readFileSync(join(root, name), 'utf8')));
  expect(senders.sort()).toEqual([join('shared', 'api', 'client.ts'), join('shared', 'outbox', 'send.ts')]);
});
