// The mock server. A request without a handler fails the test.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { example, recordedResponses } from './examples';

const unhandled: string[] = [];

// The tracker asks for suggestions of each planned workout. Tests that need none do not name them.
const suggestions = http.get('/api/planned-workouts/:id/suggestions', () =>
  HttpResponse.json(example<unknown[]>('list_exercise_suggestions.none').response.body ?? []),
);

// Never answered: nothing changes on other devices, unless a test says so (events.ts).
const events = http.get('/api/events', () => new Promise<never>(() => {}));

export const server = setupServer(
  suggestions,
  events,
  // Every list of exercises asks for marks and own exercises: there are none, unless a test has some. Every German name is
  // in the list of names.
  ...recordedResponses('show_exercise_marks.none', 'list_own_exercises.empty', 'list_exercise_names.all'),
  // What the nutrition screens ask beside the log: the usual targets, and nothing to report.
  ...recordedResponses('show_macro_targets.empty', 'show_adaptive_target.empty', 'show_body_advice.empty'),
  ...recordedResponses('show_nutrient_day.empty', 'show_water.empty'),
  // What the food search asks beside logged foods: the user has saved nothing of their own.
  ...recordedResponses('list_saved_meals.empty', 'list_favorite_foods.empty'),
  http.all('*', ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

// Returns the unhandled requests since the last call.
export function takeUnhandledRequests(): string[] {
  return unhandled.splice(0);
}
