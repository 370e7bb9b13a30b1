// Recorded foods and handlers for the tests of the food dialog.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, FoodEntryInput, FoodSuggestion } from '@/shared/api/types';

// The Friday of the recorded examples.
export const RECORDED = new Date('2026-11-20T11:00:00+01:00');
export const existingUser = ['list_food_entries.days', 'show_nutrition_stats.day', 'list_frequent_foods.several'];
export const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
export const yogurts = example<FoodSuggestion[]>('show_nutrition_suggestions.list').response.body!;
// Without a chosen time.
export const NOW = RECORDED.toISOString();
export const KEY = expect.any(String) as string;

export const dialog = async (name: string | RegExp = 'Add Food') => within(await screen.findByRole('dialog', { name }));

// Finds a banana for its name, yogurts for "yog", and nothing else.
export const suggests = (requests: string[] = []) =>
  http.get('/api/nutrition-suggestions/:name', ({ params }) => {
    const name = String(params['name']).toLowerCase();
    requests.push(name);
    if (name.startsWith('ba')) return HttpResponse.json([banana]);
    return HttpResponse.json(name.startsWith('yo') ? yogurts : []);
  });

// Logs what is sent.
export const logs = (sent: FoodEntryInput[] = []) =>
  http.post('/api/food-entries', async ({ request }) => {
    const body = (await request.json()) as FoodEntryInput;
    sent.push(body);
    const stored = example<FoodEntry>('create_food_entry.success').response.body!;
    return HttpResponse.json({ ...stored, ...body, id: 100 + sent.length }, { status: 201 });
  });
