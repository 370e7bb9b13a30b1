// Configuration of the development server, the build and the tests.
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chartsGroup, firstScreenGroups, iconsGroup } from './scripts/firstScreen.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { themeSheet } from './scripts/themeStyles.ts';
import { TestSummary } from './test-summary.ts';

const folder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const port = process.env['FITAPP_PORT'] ?? '8080';

// Tests that mock modules, or that check what the first use of a module does. Each of these files gets a worker of its own;
// the other files share modules and page, which is more than twice as fast. setup.ts resets the page between tests.
const ISOLATED = [
  'app/*',
  'app/offline/*',
  'features/workouts/guided/GuidedVoice',
  'screens/coach/AiCoachChat',
  'screens/tracker/LogWorkoutComplete',
  'screens/tracker/LogWorkoutEffort',
  'screens/tracker/LogWorkoutFree',
  'screens/tracker/LogWorkoutGone',
  'screens/tracker/LogWorkoutRefused',
  'screens/tracker/LogWorkoutRemoveSet',
  'screens/tracker/LogWorkoutSets',
  'screens/tracker/LogWorkoutSound',
  'screens/tracker/LogWorkoutSuggestions',
  'screens/tracker/LogWorkoutTimers',
  'screens/tracker/LogWorkoutTraining',
  'shared/api/connection',
  'shared/api/kept*',
  'shared/hooks/useAfterFirstPaint',
  'shared/i18n/firstTexts',
  'shared/i18n/serverTexts',
  'shared/outbox/mirror*',
  'shared/ui/chart/Chart',
  'shared/ui/chart/lazyDrawing',
].map((name) => `src/${name}.test.{ts,tsx}`);

export default defineConfig({
  plugins: [react(), themeSheet, serviceWorker(folder)],
  define: {
    __API_VERSION__: JSON.stringify(
      createHash('sha256').update(read('src/shared/api/schema.d.ts')).digest('hex').slice(0, 8),
    ),
    __APP_VERSION__: JSON.stringify((JSON.parse(read('package.json')) as { version: string }).version),
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The server compares Origin with Host.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false } } },
  build: {
    target: 'es2023',
    // The page's content security policy forbids data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Functions that libraries name for debugging would otherwise stay in the bundle, even if unused.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [...firstScreenGroups(folder), iconsGroup, chartsGroup] } },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/mocks/setup.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: ISOLATED },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
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
