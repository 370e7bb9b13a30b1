// A database with the data of `fitapp demo`.
import { join } from 'node:path';
import { command } from './server.mjs';
import { expect, freshFolder } from './suite.mjs';

// Returns {db, email, password}.
export async function makeDemo() {
  const db = join(freshFolder(), 'demo.db');
  const { code, out, err } = await command(['demo', '--db', db]);
  expect(code === 0, err);
  const [, email] = /^Address: +(\S+)$/m.exec(out);
  const [, password] = /^Password: +(\S+)$/m.exec(out);
  return { db, email, password };
}
