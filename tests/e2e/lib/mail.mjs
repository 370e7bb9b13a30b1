// A real mail server (Debian's python3-aiosmtpd) with a self-signed certificate.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './server.mjs';
import { freshFolder, until, within } from './suite.mjs';

const script = fileURLToPath(new URL('smtp_server.py', import.meta.url));
// Debian's Python, because another one on PATH does not have Debian's packages.
const python = '/usr/bin/python3';
const START_MS = 15_000;

export function makeCertificate() {
  const folder = freshFolder();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

function decodeQuoted(text) {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text) {
  return text
    .replace(/\?=\r?\n =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString('latin1'))
    .replace(/[^]+/, (all) => Buffer.from(all, 'latin1').toString('utf8'));
}

// Returns {headers (lower-case names), text, html} of an email with a plain and an HTML part.
function readEmail(raw) {
  const split = raw.search(/\r?\n\r?\n/);
  const headers = {};
  for (const line of raw
    .slice(0, split)
    .replace(/\r?\n[ \t]+/g, (fold) => (fold.includes('=?') ? fold : ' '))
    .split(/\r?\n/)) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  const boundary = /boundary="?([^";\s]+)/.exec(headers['content-type'])[1];
  const part = (type) => {
    const found = raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`));
    return decodeQuoted(found.slice(found.search(/\r?\n\r?\n/)).trim()).replaceAll('\r\n', '\n');
  };
  return { headers, raw, text: part('text/plain'), html: part('text/html') };
}

// Options: mode (none, starttls, tls), and user and password for required authentication. The result's `env` configures
// the product to use this server.
export async function startMailServer({ mode = 'starttls', user, password } = {}) {
  const folder = freshFolder();
  const { certificate, key } = makeCertificate();
  const logIn = user ? [user, password] : [];
  const program = launch([python, script, folder, mode, certificate, key, ...logIn]);
  const port = await within(
    START_MS,
    new Promise((resolve, reject) => {
      program.child.stdout.on('data', () => {
        const found = /listening on (\d+)\n/.exec(program.out);
        if (found) resolve(Number(found[1]));
      });
      program.ended.then(() => reject(new Error(`the mail server ended: ${program.err}`)), reject);
    }),
    'the mail server to listen',
  );
  const emails = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readEmail(readFileSync(join(folder, name), 'latin1')));
  return {
    port,
    certificate,
    emails,
    // Waits for email number `count`, starting with 1.
    email: (count = 1) => until(() => emails()[count - 1], `email ${count}`),
    env: {
      FITAPP_SMTP_HOST: '127.0.0.1',
      FITAPP_SMTP_PORT: String(port),
      FITAPP_SMTP_SECURITY: mode,
      FITAPP_SMTP_FROM: 'fitapp@example.com',
      ...(user ? { FITAPP_SMTP_USER: user, FITAPP_SMTP_PASSWORD: password } : {}),
      FITAPP_SERVER_PUBLIC_URL: 'https://fit.example.com',
      FITAPP_TLS_CA_FILE: certificate,
    },
    async stop() {
      program.child.kill('SIGTERM');
      return within(START_MS, program.ended, 'the mail server to stop');
    },
  };
}
