import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { GeneratedMealPlan, User } from '@/shared/api/types';
import { MealPlanCard } from '@/features/mealplan/MealPlanCard';
import { Profile } from './Profile';

const user = userEvent.setup();
const ada = () => example<User>('show_user.success').response.body as User;

const open = (section: string) => renderPart(<Profile />, { path: `/profile?section=${section}` });

// The dashboard's plan, and the profile behind a link.
function PlanOrProfile() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/">Plan</Link>
      <Link to="/profile?section=nutrition">Food</Link>
      {pathname === '/' ? <MealPlanCard /> : <Profile />}
    </>
  );
}

beforeEach(() => {
  server.use(...recordedResponses('list_body_measurements.empty', 'list_plan_ingredients.success'));
  signIn(ada());
});

describe('training and nutrition', () => {
  it('equipment, injuries and diet are stored with one tap', async () => {
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.preferences', 'list_level_history.two'));
    open('training');
    await user.click(screen.getByRole('radio', { name: 'Dumbbells' }));
    await user.click(screen.getByRole('checkbox', { name: 'Knee' }));
    await waitFor(() => expect(sent).toEqual([{ equipment: 'dumbbells' }, { injuries: ['knee'] }]));
    expect(screen.getByRole('switch', { name: 'Play a sound when time is up' })).toBeChecked();
    expect(await screen.findByText('From Beginner to Intermediate')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Nutrition' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sex' }), 'Female');
    await waitFor(() => expect(sent.slice(2)).toEqual([{ diet: ['vegan'] }, { sex: 'female' }]));
  });

  it('allergies and foods that the user does not eat are stored at once', async () => {
    server.use(
      http.put('/api/user', async ({ request }) =>
        HttpResponse.json({ ...currentUser(), ...((await request.json()) as object) }),
      ),
    );
    const sent = requestBodies('PUT', '/api/user');
    open('nutrition');
    const allergies = within(screen.getByRole('group', { name: 'Allergies and intolerances' }));
    expect(allergies.getAllByRole('checkbox')).toHaveLength(14);
    await user.click(allergies.getByRole('checkbox', { name: 'Tree nuts' }));
    await user.click(allergies.getByRole('checkbox', { name: 'Milk' }));
    const foods = screen.getByRole('combobox', { name: 'Foods you do not eat' });
    await user.type(foods, 'celeri');
    await user.click(await screen.findByRole('option', { name: 'celeriac' }));
    await user.type(foods, 'licorice{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        { allergens: ['nuts'] },
        { allergens: ['milk', 'nuts'] },
        { dislikes: ['celeriac'] },
        { dislikes: ['celeriac', 'licorice'] },
      ]),
    );
    expect(currentUser()).toMatchObject({ allergens: ['milk', 'nuts'], dislikes: ['celeriac', 'licorice'] });
  });

  it('says how many planned meals a change has replaced', async () => {
    server.use(http.put('/api/user', () => HttpResponse.json({ ...currentUser(), diet: ['vegan'], replacedMeals: 3 })));
    open('nutrition');
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    expect(await findToast('3 planned meals were replaced because of your changes.')).toBeVisible();
    expect(currentUser()).not.toHaveProperty('replacedMeals');
  });

  it('warns of macros that do harm, and lets the user save them', async () => {
    server.use(...recordedResponses('show_macro_targets.harmful', 'update_user.preferences'));
    const sent = requestBodies('PUT', '/api/user');
    open('nutrition');
    await user.type(screen.getByRole('textbox', { name: 'Protein' }), '400');
    expect(await screen.findByText(/^400 g of protein is a lot/)).toBeVisible();
    expect(screen.getByText(/^10 g of fat is very little/)).toBeVisible();
    expect(screen.getByText(/^20 g of carbs is a ketogenic diet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual([{ proteinTarget: 400 }]));
  });

  it('targets for protein, carbs and fat are saved with the form', async () => {
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.preferences'));
    open('nutrition');
    await user.type(screen.getByRole('textbox', { name: 'Protein' }), '120');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([{ proteinTarget: 120 }]);
  });

  it('shows what the macros become that are left empty', async () => {
    open('nutrition');
    const field = (name: string) => screen.getByRole('textbox', { name });
    await waitFor(() => expect(field('Carbs')).toHaveAttribute('placeholder', '186'));
    server.use(...recordedResponses('show_macro_targets.success'));
    await user.type(field('Protein'), '91');
    await waitFor(() => expect(field('Carbs')).toHaveAttribute('placeholder', '234'));
    expect(field('Fat')).toHaveAttribute('placeholder', '56');
  });

  it('says by how much macros miss the calorie goal, and lets one follow or moves the goal', async () => {
    signIn({ ...ada(), dailyCalories: 1500, proteinTarget: 200, carbsTarget: 300, fatTarget: 90 });
    server.use(...recordedResponses('show_macro_targets.too_much'));
    open('nutrition');
    expect(await screen.findByText('Your macros are 1310 kcal above your goal.')).toBeVisible();
    server.use(...recordedResponses('show_macro_targets.success'));
    await user.click(screen.getByRole('button', { name: 'Make carbs automatic' }));
    expect(screen.getByRole('textbox', { name: 'Carbs' })).toHaveValue('');
    await waitFor(() => expect(screen.queryByText(/above your goal/)).toBeNull());
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.preferences'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual([{ carbsTarget: null }]));
  });

  it('moves the calorie goal to what the macros add up to, in German and kilojoules too', async () => {
    signIn({
      ...ada(),
      dailyCalories: 1500,
      proteinTarget: 200,
      carbsTarget: 300,
      fatTarget: 90,
      energyUnit: 'kJ',
      locale: 'de',
    });
    server.use(...recordedResponses('show_macro_targets.too_much'));
    open('nutrition');
    expect(await screen.findByText('Deine Makros liegen 5481 kJ über deinem Ziel.')).toBeVisible();
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.preferences'));
    await user.click(screen.getByRole('button', { name: /^Ziel auf/ }));
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() => expect(sent).toEqual([{ dailyCalories: 2810 }]));
  });

  it('a change of the diet shows the new meal plan, never the old one', async () => {
    const lunch = example<GeneratedMealPlan>('show_daily_meal_plan.planned').response.body!.meals!.lunch!;
    server.use(...recordedResponses('show_daily_meal_plan.planned', 'list_food_entries.empty'));
    server.use(
      http.put('/api/user', () => {
        server.use(http.get('/api/daily-meal-plan', () => delay('infinite')));
        return HttpResponse.json({ ...currentUser(), diet: ['vegan', 'dairy_free'] });
      }),
    );
    renderPart(<PlanOrProfile />, { path: '/' });
    expect(await screen.findByText(lunch.name)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Food' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    // The answer is there.
    await waitFor(() => expect(currentUser()?.diet).toEqual(['vegan', 'dairy_free']));
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    expect(screen.queryByText(lunch.name)).toBeNull();
  });
});
