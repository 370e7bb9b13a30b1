// Configuration of the development server, the build and the tests.
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chartsGroup, firstScreenGroup } from './scripts/firstScreen.ts';
import { TestSummary } from './test-summary.ts';

const folder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const port = process.env['FITAPP_PORT'] ?? '8080';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
  build: {
    target: 'es2023',
    // The page's content security policy forbids data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Functions that libraries name for debugging would otherwise stay in the bundle, even if unused.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [firstScreenGroup(folder), chartsGroup] } },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/mocks/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', new TestSummary()],
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'Europe/Berlin' },
    css: false,
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: 2,
    // Long enough for a busy machine.
    testTimeout: 30_000,
  },
});
