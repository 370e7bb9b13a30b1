import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { readSetting } from '@/shared/lib/deviceSettings';
import { useToastStore } from '@/shared/ui/toast';
import { Profile } from './Profile';

const user = userEvent.setup();
const ada = () => example<User>('show_user.success').response.body as User;

const open = (section: string) => renderPart(<Profile />, { path: `/profile?section=${section}` });
const toggle = (name: string) => screen.getByRole('switch', { name });

beforeEach(() => {
  server.use(...recordedResponses('list_body_measurements.empty'));
  signIn(ada());
});
afterEach(() => vi.unstubAllGlobals());

describe('notification preferences', () => {
  it('are three switches, all on, and each change is stored immediately', async () => {
    server.use(...recordedResponses('update_user.no_reminders'));
    const sent = requestBodies('PUT', '/api/user');
    open('notifications');
    for (const name of ['Workout Reminders', 'Progress Updates', 'Achievement Notifications'])
      expect(toggle(name)).toBeChecked();
    await user.click(toggle('Workout Reminders'));
    expect(toggle('Workout Reminders')).not.toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ notifyWorkoutReminders: false }]));
    expect(screen.queryByLabelText('Remind me at')).not.toBeInTheDocument();
    expect(currentUser()?.notifyWorkoutReminders).toBe(false);
  });

  it('return to their old state when they cannot be stored, with an error', async () => {
    server.use(http.put('/api/user', () => HttpResponse.error()));
    open('notifications');
    await user.click(toggle('Progress Updates'));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    await waitFor(() => expect(toggle('Progress Updates')).toBeChecked());
  });

  it('store the reminder time and browser notifications on this device', async () => {
    const browser = {
      permission: 'default',
      requestPermission: () => Promise.resolve((browser.permission = 'granted')),
    };
    vi.stubGlobal('Notification', browser);
    open('notifications');
    fireEvent.change(screen.getByLabelText('Remind me at'), { target: { value: '07:30' } });
    await user.click(toggle('Browser notifications'));
    await waitFor(() => expect(toggle('Browser notifications')).toBeChecked());
    expect(readSetting('notices', {})).toMatchObject({ remindAt: '07:30', browser: true });
  });

  it('explain what to do if the browser refuses', async () => {
    vi.stubGlobal(
      'Notification',
      Object.assign(() => {}, { permission: 'denied', requestPermission: () => Promise.resolve('denied') }),
    );
    open('notifications');
    await user.click(toggle('Browser notifications'));
    expect(await screen.findByText(/^Your browser blocks notifications from this site/)).toBeVisible();
    expect(toggle('Browser notifications')).not.toBeChecked();
  });

  it('explain what is missing if the browser has no notifications', () => {
    open('notifications');
    expect(screen.getByText(/^This browser cannot show notifications here/)).toBeVisible();
  });
});

describe('appearance and units', () => {
  it('theme, language and week start apply immediately', async () => {
    const sent = requestBodies('PUT', '/api/user');
    server.use(
      http.put('/api/user', async ({ request }) =>
        HttpResponse.json({ ...currentUser(), ...((await request.json()) as object) }),
      ),
    );
    open('display');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(currentUser()?.theme).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'Monday' }));
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Aussehen und Sprache' })).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ theme: 'dark' }, { weekStart: 'monday' }, { locale: 'de' }]));
    expect(currentUser()).toMatchObject({ theme: 'dark', weekStart: 'monday', locale: 'de' });
  });

  it("a time zone that differs from the device's offers to update", async () => {
    signIn({ ...ada(), timezone: 'Pacific/Auckland' });
    const sent = requestBodies('PUT', '/api/user');
    server.use(http.put('/api/user', () => delay('infinite')));
    open('display');
    expect(screen.getByText('Time zone: Pacific/Auckland')).toBeVisible();
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await user.click(screen.getByRole('button', { name: `Use ${here}` }));
    expect(screen.getByText(`Time zone: ${here}`)).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ timezone: here }]));
  });

  it('a unit system sets three units, and a single change makes it mixed', async () => {
    server.use(...recordedResponses('update_user.metric'));
    const sent = requestBodies('PUT', '/api/user');
    open('units');
    expect(screen.getByRole('radio', { name: 'Imperial' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(await screen.findByRole('radio', { name: 'Kilograms (kg)', checked: true })).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km' }]));
    server.use(http.put('/api/user', () => delay('infinite')));
    await user.click(screen.getByRole('radio', { name: 'Miles (mi)' }));
    expect(await screen.findByRole('radio', { name: 'Mixed', checked: true })).toBeVisible();
  });

  it('refused changes return to the stored values', async () => {
    const refusal = gate();
    server.use(
      http.put('/api/user', async () => {
        await refusal.opened;
        return HttpResponse.error();
      }),
    );
    let toasts = 0;
    onTestFinished(useToastStore.subscribe(({ current }) => (toasts += current ? 1 : 0)));
    open('units');
    await user.click(screen.getByRole('radio', { name: 'Kilograms (kg)' }));
    await user.click(screen.getByRole('radio', { name: 'Pounds (lbs)' }));
    refusal.open();
    await waitFor(() => expect(toasts).toBe(2));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Pounds (lbs)' })).toBeChecked());
    expect(currentUser()?.weightUnit).toBe('lb');
  });

  it('a late response does not overwrite later changes', async () => {
    const first = gate();
    server.use(
      http.put('/api/user', async () => {
        await first.opened;
        server.use(http.put('/api/user', () => delay('infinite')));
        return HttpResponse.json(example<User>('update_user.metric').response.body);
      }),
    );
    const sent = requestBodies('PUT', '/api/user');
    open('units');
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    await user.click(screen.getByRole('radio', { name: 'Miles (mi)' }));
    first.open();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByRole('radio', { name: 'Miles (mi)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Kilograms (kg)' })).toBeChecked();
  });
});

describe('the picture', () => {
  const choose = async (content: string) => {
    const file = new File([content], 'me.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Profile picture'), file);
  };
  // jsdom cannot decode or draw pictures. Only the browser's canvas is simulated.
  const withCanvas = () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 800, height: 600, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob(['square'], { type: type ?? '' })),
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
  };
  afterEach(() => vi.restoreAllMocks());

  it('is cropped to a square on the device, sent unchanged, and shown', async () => {
    withCanvas();
    const types: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT') types.push(request.headers.get('Content-Type'));
    });
    server.use(
      ...recordedResponses('save_picture.success'),
      http.get('/api/user/picture', () => new HttpResponse(new Blob(['square'], { type: 'image/webp' }))),
    );
    open('account');
    await choose('any');
    expect(await screen.findByText('Picture saved')).toBeVisible();
    expect(types).toEqual(['image/webp']);
    expect(currentUser()?.profilePicture).toMatch(/^\/api\/user\/picture\?v=/);
    expect((await screen.findAllByRole('img', { name: 'Picture of Ada' }))[0]).toHaveAttribute('src', 'blob:picture');
  });

  it('reports a file that is not a picture, without a request', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not an image')));
    open('account');
    await choose('text');
    expect(await screen.findByText(/^This file cannot be read as a picture/)).toBeVisible();
  });

  it("shows the server's error", async () => {
    withCanvas();
    server.use(...recordedResponses('save_picture.not_a_picture'));
    open('account');
    await choose('any');
    expect(await screen.findByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
    expect(currentUser()?.profilePicture).toBeNull();
  });

  it('can be removed', async () => {
    signIn({ ...ada(), profilePicture: '/api/user/picture?v=1' });
    server.use(
      ...recordedResponses('delete_picture.success'),
      http.get('/api/user/picture', () => delay('infinite')),
    );
    open('account');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(currentUser()?.profilePicture).toBeNull();
  });
});

describe('password and devices', () => {
  const password = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const fill = async (current: string, next: string, again = next) => {
    if (current) await user.type(password('Current password'), current);
    if (next) await user.type(password('New password'), next);
    if (again) await user.type(password('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  beforeEach(() => server.use(...recordedResponses('list_sessions.two', 'list_security_events.some')));

  it.each([
    ['', 'otter7blue', 'otter7blue', 'Missing Information', 'Please fill in all fields'],
    ['old', '', '', 'Missing Information', 'Please fill in all fields'],
    ['old', '12345', '12345', 'Password Too Short', 'Password must be at least 6 characters long'],
    ['old', 'otter7blue', 'otter8blue', "Passwords Don't Match", 'Please make sure both passwords match'],
  ])('%j to %j and %j: %s', async (current, next, again, title, sentence) => {
    open('security');
    await fill(current, next, again);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  });

  it('a new password has a strength hint while typing, and ends the other sessions', async () => {
    server.use(...recordedResponses('change_password.success'));
    const sent = requestBodies('POST', '/api/user/password');
    open('security');
    await user.type(password('New password'), 'ada');
    expect(screen.getByText('Easy to guess')).toBeVisible();
    await user.clear(password('New password'));
    await fill('correct horse', 'Otter7blue!');
    expect(await screen.findByText('You were logged out everywhere else.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'correct horse', newPassword: 'Otter7blue!' }]);
    expect(password('New password')).toHaveValue('');
  });

  it('a wrong current password is reported at its field, and the entries stay', async () => {
    server.use(...recordedResponses('change_password.wrong'));
    open('security');
    await fill('wrong', 'Otter7blue!');
    await waitFor(() =>
      expect(password('Current password')).toHaveAccessibleDescription('This is not your current password'),
    );
    expect(password('New password')).toHaveValue('Otter7blue!');
  });

  it('marks this device and logs out another', async () => {
    server.use(...recordedResponses('delete_session.success'));
    open('security');
    const list = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    const lines = (await list.findAllByRole('listitem')).map((line) => line.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('This device');
    expect(lines[1]).toContain('Last used');
    await user.click(list.getByRole('button', { name: 'Log out Unknown device' }));
    expect(await screen.findByText('Device logged out')).toBeVisible();
  });

  it('reports when a device cannot be logged out or the list cannot be loaded', async () => {
    server.use(http.delete('/api/user/sessions/2', () => HttpResponse.error()));
    open('security');
    await user.click(await screen.findByRole('button', { name: 'Log out Unknown device' }));
    expect(await screen.findByText('This device could not be logged out. Please try again.')).toBeVisible();
  });
});

describe('privacy and data', () => {
  beforeEach(() => server.use(...recordedResponses('show_usage.some')));

  it('the used storage is shown with its limits', async () => {
    open('data');
    expect(await screen.findByText('13 of 500,000 entries, 0 of 100 MB.')).toBeVisible();
  });

  it('a storage that is nearly full says what that means', async () => {
    server.use(
      http.get('/api/user/usage', () =>
        HttpResponse.json({ rows: 410_000, maxRows: 500_000, bytes: 31_457_280, maxBytes: 104_857_600 }),
      ),
    );
    open('data');
    const line = await screen.findByText(/^410,000 of 500,000 entries, 30 of 100 MB\. Your storage is nearly full\./);
    expect(line).toHaveTextContent('When it is full, you cannot add anything.');
  });

  it('an unknown storage is reported', async () => {
    server.use(http.get('/api/user/usage', () => HttpResponse.error()));
    open('data');
    expect(await screen.findByText('The used storage could not be loaded.')).toBeVisible();
  });

  it('periods can be hidden everywhere', async () => {
    server.use(...recordedResponses('update_user.no_periods'));
    open('data');
    await user.click(toggle('Track periods'));
    await waitFor(() => expect(currentUser()?.trackPeriods).toBe(false));
    expect(toggle('Let an AI model see body, sleep and period data')).not.toBeChecked();
  });

  it('all data is one file with the date in its name', async () => {
    const links: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this.download);
    });
    server.use(http.get('/api/user/export', () => HttpResponse.json({ user: ada() })));
    open('data');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(links).toEqual([expect.stringMatching(/^fitapp-export-\d{4}-\d\d-\d\d\.json$/)]));
    vi.restoreAllMocks();
  });

  it('a wrong password deletes nothing', async () => {
    server.use(...recordedResponses('delete_user.wrong'));
    open('data');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
    expect(dialog.getByText('Please enter your password')).toBeVisible();
    await user.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    expect(currentUser()).not.toBeNull();
  });
});
