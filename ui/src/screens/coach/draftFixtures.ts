// A draft of a breakfast for the tests of the coach's screen, and a server that logs what is in it.
import { http, HttpResponse } from 'msw';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { CHAT, type Answer } from './talkFixtures';

export const none = {
  food: null,
  exercise: null,
  workout: null,
  night: null,
  measurement: null,
  water: null,
  period: null,
};
export const eggs = { name: 'Eggs', calories: 143, mealType: 'breakfast', quantity: 2, unit: 'eggs' } as const;
export const toast = { name: 'Toast', calories: 79, mealType: 'breakfast', quantity: 1, unit: 'slice' } as const;
export const breakfast: ChatDraft = {
  entries: [
    { ...none, kind: 'food', title: 'Eggs', detail: '2 eggs · 143 kcal · Breakfast', food: eggs },
    { ...none, kind: 'food', title: 'Toast', detail: '1 slice · 79 kcal · Breakfast', food: toast },
  ],
  workout: null,
  unclear: ['two zorbs'],
};
export const SENTENCE = 'two eggs, toast and two zorbs for breakfast';
export const proposal = (more: Answer = {}): [string, Answer] => [
  SENTENCE,
  { content: 'I understood this. Shall I log it?', draft: breakfast, ...more },
];
// Logs food under growing ids, and remembers what was deleted and what the message says.
export function foodLog() {
  const deleted: string[] = [];
  let id = 100;
  server.use(
    http.post('/api/food-entries', async ({ request }) => {
      const body = (await request.json()) as object;
      return HttpResponse.json({ ...body, id: ++id, localDate: '2026-11-20' }, { status: 201 });
    }),
    http.delete('/api/food-entries/:id', ({ params }) => {
      deleted.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
  );
  return { deleted, sent: requestBodies('POST', '/api/food-entries'), marks: requestBodies('PUT', `${CHAT}/2`) };
}
