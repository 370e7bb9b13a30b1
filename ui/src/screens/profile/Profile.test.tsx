import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { currentUser, endSession } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { readDraft } from '@/shared/lib/drafts';
import { bodyText } from '@/shared/lib/bodyValues';
import { Profile } from './Profile';

const user = userEvent.setup();
const ada = () => example<User>('show_user.success').response.body as User;

const open = (section = 'account') => renderPart(<Profile />, { path: `/profile?section=${section}` });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
async function type(name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
  await user.tab();
}

beforeEach(() => {
  server.use(...recordedResponses('list_body_measurements.empty', 'list_plan_ingredients.success'));
  signIn(ada());
});

describe('the profile', () => {
  it('summarizes the user and their goals', () => {
    signIn({ ...ada(), targetWeight: 143.3, weeklyGoal: 1 });
    renderPart(<Profile />, { path: '/profile' });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Ada' }));
    expect(summary.getByText('Ada')).toBeVisible();
    expect(summary.getByText('ada@example.com')).toBeVisible();
    const goals = within(screen.getByRole('region', { name: 'Fitness Goals' }));
    expect(goals.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '1 workout',
      '143.3 lbs',
      '1800 kcal',
    ]);
  });

  it('has every section one tap away and moves the focus to its heading', async () => {
    renderPart(<Profile />, { path: '/profile' });
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Account Information',
      'Training',
      'Nutrition',
      'Notification Preferences',
      'Appearance and language',
      'Units',
      'App on this device',
      'Password and devices',
      'Privacy and data',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Units' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Units' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Units' })).toHaveAttribute('aria-current', 'page');
  });

  it('names the browser tab after the section', async () => {
    renderPart(<Profile />, { path: '/profile' });
    expect(document.title).toBe('Profile Settings · FitApp');
    await user.click(screen.getByRole('link', { name: 'Units' }));
    expect(document.title).toBe('Units · FitApp');
  });

  it('shows the stored values and offers Save only after a change', async () => {
    signIn({ ...ada(), age: 36, height: '178 cm', weight: 154.32 });
    open();
    expect(
      [field('Name'), field('Email'), field('Age'), field('Height'), field('Weight'), field('Workouts per week')].map(
        (each) => (each as HTMLInputElement).value,
      ),
    ).toEqual(['Ada', 'ada@example.com', '36', '178 cm', '154.32', '5']);
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await type('Age', '37');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await type('Name', 'Ada L.');
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Age')).toHaveValue('36');
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('saves the changed fields, confirms it and shows them everywhere', async () => {
    server.use(...recordedResponses('update_user.saved'));
    const sent = requestBodies('PUT', '/api/user');
    open();
    await type('Name', 'Ada L.');
    await type('Height', '178 cm');
    await type('Target weight', '143.3');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(screen.getByText('Your changes have been saved.')).toBeVisible();
    expect(sent).toEqual([{ name: 'Ada L.', height: '178 cm', targetWeight: 143.3 }]);
    expect(currentUser()?.name).toBe('Ada L.');
    expect(screen.getByRole('region', { name: 'Ada L.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    expect(readDraft('profile')).toBeNull();
  });

  it('sends emptied fields as null and shows their default', async () => {
    signIn({ ...ada(), weeklyGoal: 4, dailyCalories: 2100, targetWeight: 143.3 });
    server.use(...recordedResponses('update_user.emptied'));
    const sent = requestBodies('PUT', '/api/user');
    open();
    await type('Workouts per week', '');
    await type('Daily calories', '');
    await type('Target weight', '');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([{ weeklyGoal: null, dailyCalories: null, targetWeight: null }]);
    expect(field('Workouts per week')).toHaveValue('5');
    expect(field('Daily calories')).toHaveValue('1800');
  });

  it('validates before it sends, retains the entries and focuses the field', async () => {
    open();
    await type('Age', '3');
    await type('Name', '');
    await type('Daily calories', '399');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Form Validation Error')).toBeVisible();
    expect(screen.getByText('Please check all required fields and try again.')).toBeVisible();
    expect(field('Age')).toHaveAccessibleDescription('Must be at least 5');
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Daily calories')).toHaveAccessibleDescription('Must be at least 400 kcal');
    expect(field('Age')).toHaveValue('3');
    await waitFor(() => expect(field('Name')).toHaveFocus());
  });

  it('reports a failed save and loses nothing', async () => {
    server.use(http.put('/api/user', () => HttpResponse.error()));
    open();
    await type('Age', '36');
    await save();
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(field('Age')).toHaveValue('36');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it("asks once before a target below 1200 kcal, in the user's energy unit", async () => {
    signIn({ ...ada(), energyUnit: 'kJ' });
    server.use(...recordedResponses('update_user.saved'));
    const sent = requestBodies('PUT', '/api/user');
    open();
    await type('Daily calories', '4600');
    expect(screen.getByText(/^This is less than 5021 kJ a day/)).toBeVisible();
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Save a target this low?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([{ dailyCalories: 1099.4 }]);
  });
});

describe('a new email address', () => {
  it('needs the password, and only then asks for it', async () => {
    server.use(...recordedResponses('update_user.email'));
    const sent = requestBodies('PUT', '/api/user');
    open();
    expect(screen.queryByLabelText('Current password', { selector: 'input' })).not.toBeInTheDocument();
    await type('Email', 'ada@example.org');
    await save();
    const password = screen.getByLabelText('Current password', { selector: 'input' });
    expect(password).toHaveAccessibleDescription(/Please enter your current password/);
    await user.type(password, 'correct horse');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.org', currentPassword: 'correct horse' }]);
    expect(screen.queryByLabelText('Current password', { selector: 'input' })).not.toBeInTheDocument();
  });

  it.each([
    ['update_user.email_wrong_password', 'This is not your current password'],
    ['update_user.email_taken', 'An account with this email already exists'],
  ])('is refused by the server at its field: %s', async (name, sentence) => {
    server.use(...recordedResponses(name));
    open();
    await type('Email', 'eve@example.com');
    await user.type(screen.getByLabelText('Current password', { selector: 'input' }), 'something');
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('something');
  });
});

describe('a target weight that is too low', () => {
  it('is saved after a second confirmation only, with the sentence of the server', async () => {
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.target_too_low'));
    open();
    await type('Age', '36');
    await type('Target weight', '114.6');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'A goal this low?' });
    expect(within(dialog).getByText(/^This goal is below the healthy range for your height/)).toBeVisible();
    expect(screen.queryByText('Failed to update profile. Please try again.')).toBeNull();
    server.use(...recordedResponses('update_user.saved'));
    await user.click(within(dialog).getByRole('button', { name: 'Set it anyway' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toEqual([
      { age: 36, targetWeight: 114.6 },
      { age: 36, targetWeight: 114.6, confirmTargetWeight: true },
    ]);
  });

  it('stays an unsaved change after Cancel, in German too', async () => {
    signIn({ ...ada(), locale: 'de' });
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.target_too_low'));
    open();
    await type('Zielgewicht', '114,6');
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ein so niedriges Ziel?' });
    expect(within(dialog).getByText(/^Dieses Ziel liegt unter dem gesunden Bereich/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Zielgewicht')).toHaveValue('114,6');
    expect(screen.getByText('1 Änderung nicht gespeichert')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is refused at the field if it is dangerous', async () => {
    server.use(...recordedResponses('update_user.target_refused'));
    open();
    await type('Target weight', '100');
    await save();
    await waitFor(() =>
      expect(field('Target weight')).toHaveAccessibleDescription(/^This weight would be dangerously low/),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('units', () => {
  it('change display and input but never stored values', async () => {
    signIn({ ...ada(), weight: 150, weightUnit: 'kg' });
    const sent = requestBodies('PUT', '/api/user');
    server.use(...recordedResponses('update_user.saved'));
    open();
    expect(field('Weight')).toHaveValue('68.04');
    await type('Weight', '70');
    await type('Weight', '68.04');
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await type('Weight', '70');
    await save();
    await screen.findByText('Profile updated successfully!');
    expect(sent).toEqual([{ weight: 154.32 }]);
  });

  it('show the last weighing if the profile differs', async () => {
    signIn({ ...ada(), weight: 150, weightUnit: 'kg' });
    server.use(...recordedResponses('list_body_measurements.one'));
    open();
    const { weight } = (example<{ weight: number }[]>('list_body_measurements.one').response.body ?? [])[0]!;
    const last = `Your last measurement was ${bodyText(weight, 'kg', 'en-US')} on Nov 20, 2026. FitApp uses that value.`;
    expect(await screen.findByText(last)).toBeVisible();
    expect(field('Weight')).toHaveValue('68.04');
  });

  it("limit their fields in the user's unit", async () => {
    signIn({ ...ada(), weightUnit: 'kg' });
    open();
    await type('Weight', '0,2');
    await type('Weight', '0.2');
    await save();
    expect(field('Weight')).toHaveAccessibleDescription(/Must be at least 0.45 kg/);
  });
});

describe('leaving with unsaved changes', () => {
  function openWithWayOut() {
    const page = (
      <>
        <Profile />
        <Link to="/elsewhere">Away</Link>
      </>
    );
    return renderPart(page, { path: '/profile?section=account' });
  }

  it('does not ask without changes or between sections', async () => {
    const { currentPath } = openWithWayOut();
    await type('Age', '36');
    await user.click(screen.getByRole('link', { name: 'Nutrition' }));
    expect(currentPath()).toBe('/profile?section=nutrition');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(currentPath()).toBe('/elsewhere');
  });

  it('asks, and stores the draft on this device', async () => {
    const { currentPath, unmount } = openWithWayOut();
    await type('Age', '36');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));
    expect(currentPath()).toBe('/profile?section=account');
    await user.click(dialog.getByRole('button', { name: 'Keep for later' }));
    expect(currentPath()).toBe('/elsewhere');
    unmount();
    open();
    expect(field('Age')).toHaveValue('36');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it('saves before leaving if requested', async () => {
    server.use(...recordedResponses('update_user.saved'));
    const { currentPath } = openWithWayOut();
    await type('Age', '36');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(currentPath()).toBe('/elsewhere');
  });

  it('stays when a field is invalid, and discards on request', async () => {
    const { currentPath } = openWithWayOut();
    await type('Age', '3');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Form Validation Error')).toBeVisible();
    expect(currentPath()).toBe('/profile?section=account');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    dialog = within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(currentPath()).toBe('/elsewhere');
    expect(readDraft('profile')).toBeNull();
  });

  it('does not ask when the session ends, and stores the draft for the same user', async () => {
    const { unmount } = open();
    await type('Age', '36');
    unmount();
    endSession('expired');
    signIn(ada());
    expect(readDraft('profile')).toEqual({ age: 36 });
  });
});
