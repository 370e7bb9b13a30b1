// Tests that a new server gives nothing away: no accounts, no files, and no room for a second meaning of a request.
import { call, command, endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test } from '../e2e/lib/suite.mjs';

test('a new database has no account', async () => {
  const server = await startServer();
  const empty = await command(['user-list', '--db', server.db]);
  expectEqual(empty.code, 0, `the command: ${empty.err}`);
  expect(!empty.out.includes('@'), `accounts of a new database: ${empty.out}`);
  const ada = await person(server.address);
  const one = await command(['user-list', '--db', server.db]);
  expect(one.out.includes(ada.email), `the list after a sign-up: ${one.out}`);
});

test('no path of source control, configuration or data is a file', async () => {
  const server = await startServer();
  const paths = [
    '/.git/config',
    '/.git/HEAD',
    '/.svn/entries',
    '/.env',
    '/fitapp.toml',
    '/fitapp.db',
    '/fitapp.db-wal',
  ];
  for (const path of paths) {
    expectEqual((await call(server.address, 'GET', path)).status, 404, path);
  }
});

test('an export is an attachment, and no request chooses its name', async () => {
  const server = await startServer();
  const { token } = await person(server.address);
  for (const query of ['', '?filename=evil.html', '?name=..%2F..%2Fevil']) {
    const answer = await call(server.address, 'GET', `/api/user/export${query}`, { token });
    expectEqual(answer.status, 200, query);
    const disposition = answer.headers.get('content-disposition');
    expect(
      /^attachment; filename="fitapp-export-\d{4}-\d\d-\d\d\.json"$/.test(disposition),
      `${query}: ${disposition}`,
    );
  }
});

test('of a repeated query key only the first value counts', async () => {
  const server = await startServer();
  const { token } = await person(server.address);
  for (let time = 0; time < 3; time += 1) {
    const body = { type: 'running' };
    expectEqual((await call(server.address, 'POST', '/api/workouts', { token, body })).status, 201, 'a workout');
  }
  const listed = async (query) => (await call(server.address, 'GET', `/api/workouts?${query}`, { token })).body.length;
  expectEqual(await listed('limit=1&limit=2'), 1, 'the smaller value first');
  expectEqual(await listed('limit=2&limit=1'), 2, 'the greater value first');
});

await finish(endAll);
