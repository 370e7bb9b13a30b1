import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { GuidePlayer } from './GuidePlayer';
import { atStart, play } from './player';
import { practices } from './practices';
import { routines } from './routines';

const guides = [...routines, ...practices];

beforeEach(() => {
  signIn();
});

describe('the written guides', () => {
  it('are the seven routines and the seven practices of the product', () => {
    expect(routines.map(({ name }) => name)).toEqual([
      'Comfort Reset',
      'Energy Boost',
      'Sunshine Moment',
      'Cool Refresh',
      'Music Recharge',
      'Self-Care Touch',
      'Victory Moment',
    ]);
    expect(practices.map(({ name }) => name)).toEqual([
      'Mindful Check-in',
      '5-4-3-2-1 Grounding',
      'Tension Release',
      'Inner Strength',
      'Worry Release',
      'Reality Anchoring',
      'Gratitude Flow',
    ]);
    expect(new Set(guides.map(({ id }) => id)).size).toBe(14);
  });

  it('have five steps each, Worry Release six, and no step says what another says', () => {
    for (const { name, steps } of guides) expect(steps, name).toHaveLength(name === 'Worry Release' ? 6 : 5);
    const texts = guides.flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
    for (const { name, steps } of guides)
      expect(new Set(steps.map(({ title }) => title)).size, name).toBe(steps.length);
    for (const text of texts) {
      // A real instruction, and short enough to be read in one look.
      expect(text.length, text).toBeGreaterThan(60);
      expect(text.length, text).toBeLessThan(260);
      expect(text).not.toMatch(/\b(cure|heals?|treat(s|ment)?|therapy|disorder|symptom|diagnos|lorem)\b/i);
    }
  });
});

describe('the player', () => {
  it('goes on, back, never before the first step, and is done after the last', () => {
    let state = play(atStart, 'back', 2);
    expect(state).toEqual(atStart);
    state = play(state, 'next', 2);
    expect(state).toEqual({ step: 1, done: false });
    expect(play(state, 'back', 2)).toEqual(atStart);
    state = play(state, 'next', 2);
    expect(state.done).toBe(true);
    expect(play(state, 'back', 2)).toEqual(state);
    expect(play(state, 'again', 2)).toEqual(atStart);
  });

  it.each(guides.map((guide) => [guide.name, guide] as const))(
    'walks %s to its end and records it',
    async (_name, guide) => {
      server.use(...recordedResponses('create_wellness_activity.success'));
      const sent = requestBodies<Record<string, unknown>>('POST', '/api/wellness-activities');
      renderPart(<GuidePlayer guide={guide} onLeave={() => {}} />);
      for (const [index, { title, text }] of guide.steps.entries()) {
        expect(screen.getByText(`Step ${index + 1} of ${guide.steps.length}`)).toBeVisible();
        expect(screen.getByText(title)).toBeVisible();
        expect(screen.getByText(text)).toBeVisible();
        const last = index + 1 === guide.steps.length;
        expect(screen.queryByRole('button', { name: 'Complete' }) !== null).toBe(last);
        await userEvent.click(screen.getByRole('button', { name: last ? 'Complete' : 'Next' }));
      }
      expect(screen.getByRole('heading', { name: 'Well done!' })).toHaveFocus();
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ activityType: guide.kind, activityName: guide.name });
      expect(
        screen.getByRole('button', { name: guide.kind === 'self_care' ? 'Try Another' : 'Try Another Practice' }),
      ).toBeVisible();
    },
  );

  it('goes back, exits at any time without recording, and starts again', async () => {
    server.use(...recordedResponses('create_wellness_activity.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/wellness-activities');
    const leave = vi.fn();
    const [guide] = routines;
    renderPart(<GuidePlayer guide={guide!} onLeave={leave} />);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Exit' }));
    expect(leave).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    for (let step = 0; step < 4; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Do It Again' }));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
  });

  it('turns pages by the arrow keys, but is completed by its button alone', async () => {
    renderPart(<GuidePlayer guide={routines[0]!} onLeave={() => {}} />);
    screen.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Step 5 of 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
  });

  it('reads the steps aloud when asked, where the browser can', async () => {
    const said: string[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        rate = 1;
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => said.push(text), cancel: () => {} });
    const [guide] = routines;
    renderPart(<GuidePlayer guide={guide!} onLeave={() => {}} />);
    expect(said).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Read steps aloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said).toEqual(guide!.steps.slice(0, 2).map(({ title, text }) => `${title}. ${text}`));
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said).toHaveLength(2);
  });
});
