// ESLint rules of the scripts outside src: tests, packaging, embed and ui/scripts. They run in Node.js; functions of the
// browser journeys also run in the page.
import tseslint from 'typescript-eslint';

const NODE = `AbortController AbortSignal Buffer TextDecoder TextEncoder URL URLSearchParams clearInterval clearTimeout
  console fetch performance process setImmediate setInterval setTimeout structuredClone`;
const PAGE = `DOMException Event EventTarget IDBObjectStore Image MessageChannel MutationObserver Request Storage StorageEvent
  caches document getComputedStyle history indexedDB innerHeight innerWidth localStorage navigator requestAnimationFrame
  sessionStorage window`;
const readonly = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'readonly']),
  );

export default tseslint.config(
  { ignores: ['**/node_modules/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: readonly(NODE) },
    rules: { 'no-undef': 'error', eqeqeq: ['error', 'always', { null: 'ignore' }] },
  },
  {
    files: ['tests/e2e/**', 'tests/tracker/**', 'tests/faults/outbox.mjs'],
    languageOptions: { globals: readonly(PAGE) },
  },
);
