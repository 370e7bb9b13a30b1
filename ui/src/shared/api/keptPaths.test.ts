import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keepingOf } from './keepAnswers';
import { keptPaths } from './keptPaths';

const schema = readFileSync(`${process.cwd()}/src/shared/api/schema.d.ts`, 'utf8');
const paths = [...schema.matchAll(/^ {4}"(\/[^"]+)": \{\n([\s\S]*?)\n {4}\};/gm)]
  .filter(([, , methods]) => methods?.includes('get: operations['))
  .map(([, path]) => path);

it('every path that can be read says whether its answers are kept', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(Object.keys(keptPaths).sort()).toEqual([...paths].sort());
});

const withKeeping = (keeping: string) =>
  Object.entries(keptPaths).flatMap(([path, each]) => (each === keeping ? path : []));

it('periods, sleep and body data are health data, and so is what is computed from them', () => {
  expect(withKeeping('health')).toEqual([
    '/api/adaptive-target',
    '/api/body-advice',
    '/api/body-measurements',
    '/api/calorie-target',
    '/api/coaching/chat',
    '/api/coaching/motivation',
    '/api/coaching/recommendation',
    '/api/hidden-insights',
    '/api/macro-targets',
    '/api/nutrition-reports',
    '/api/period-days',
    '/api/period-trackings',
    '/api/period-trackings/cycle',
    '/api/progress/body',
    '/api/progress/overview',
    '/api/sleep-trackings',
    '/api/wellness-insights',
  ]);
});

it('sessions, security events, exports and the server are never kept', () => {
  expect(withKeeping('never')).toEqual([
    '/api/events',
    '/api/openapi.json',
    '/api/server',
    '/api/user',
    '/api/user/export',
    '/api/user/picture',
    '/api/user/security-events',
    '/api/user/sessions',
    '/api/user/usage',
    '/healthz',
    '/metrics',
    '/readyz',
  ]);
});

it.each([
  [['/api/workout-plans', 5, 'workouts'], 'always'],
  [['/api/planned-workouts', 7, 'suggestions', { date: '2026-11-20' }], 'always'],
  [['/api/food-entries', 'pages'], 'always'],
  [['/api/body-advice', 7, 160.5], 'health'],
  [['/api/period-trackings/cycle'], 'health'],
  [['/api/progress/overview', { range: 'one_year' }], 'health'],
  [['/api/progress/workouts', { range: 'one_year' }], 'always'],
  [['/api/user/sessions'], 'never'],
  [['picture', '/api/user/picture'], 'never'],
  [['/api/of-a-later-version'], 'never'],
])('a query key follows its path: %j', (queryKey, keeping) => {
  expect(keepingOf(queryKey)).toBe(keeping);
});
