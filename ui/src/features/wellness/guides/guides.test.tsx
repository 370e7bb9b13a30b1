import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import germanNames from '@/locales/de/wellness-guide-names.json';
import germanSteps from '@/locales/de/wellness-guide-steps.json';
import englishNames from '@/locales/en/wellness-guide-names.json';
import englishSteps from '@/locales/en/wellness-guide-steps.json';
import type { Texts } from '@/shared/i18n/translate';
import { GuidePlayer } from './GuidePlayer';
import { atStart, play } from './player';
import { guideOf, practices, routines } from './guides';

const entries = [...routines, ...practices];
const languages = { en: [englishSteps, englishNames], de: [germanSteps, germanNames] } as const;

function guidesIn(language: keyof typeof languages) {
  const [steps, names] = languages[language];
  return entries.map((entry) => guideOf(entry, (names as Texts)[entry.id] ?? '', steps));
}

const guides = guidesIn('en');
const [first] = guides;

beforeEach(() => {
  signIn();
});

describe('the guides', () => {
  it('are the specified seven routines and seven practices', () => {
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
    expect(new Set(entries.map(({ id }) => id)).size).toBe(14);
  });

  it.each(['en', 'de'] as const)(
    'have a name, a line and five different steps each, Worry Release six: %s',
    (language) => {
      const shown = guidesIn(language);
      for (const { name, title, about, steps } of shown) {
        expect(steps, name).toHaveLength(name === 'Worry Release' ? 6 : 5);
        expect(title, name).not.toBe('');
        expect(about, name).not.toBe('');
      }
      const texts = shown.flatMap(({ steps }) => steps.map(({ text }) => text));
      expect(new Set(texts).size).toBe(texts.length);
      for (const { name, steps } of shown)
        expect(new Set(steps.map(({ title }) => title)).size, name).toBe(steps.length);
      for (const text of texts) {
        // Long enough for an instruction, short enough to read at a glance.
        expect(text.length, text).toBeGreaterThan(60);
        expect(text.length, text).toBeLessThan(260);
        expect(text).not.toMatch(/\b(cure|heals?|heilt|treat(s|ment)?|therap(y|ie)|disorder|symptom|diagnos|lorem)\b/i);
      }
    },
  );

  it('have all their texts in each language and no others', () => {
    const expected = entries.flatMap(({ id, steps }) => [
      `${id}.about`,
      ...Array.from({ length: steps }, (_, at) => [`${id}.${at + 1}.title`, `${id}.${at + 1}.text`]).flat(),
    ]);
    for (const [steps, names] of Object.values(languages)) {
      expect(Object.keys(steps).sort()).toEqual(expected.sort());
      expect(Object.keys(names).sort()).toEqual(entries.map(({ id }) => id).sort());
    }
    expect(entries.map(({ id }) => (englishNames as Texts)[id])).toEqual(entries.map(({ name }) => name));
  });
});

describe('the player', () => {
  it('moves forward and back, stops at the first step and ends after the last', () => {
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
    'plays %s to the end and records it',
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

  it('goes back, exits without recording and restarts', async () => {
    server.use(...recordedResponses('create_wellness_activity.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/wellness-activities');
    const leave = vi.fn();
    renderPart(<GuidePlayer guide={first!} onLeave={leave} />);
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

  it('changes steps with the arrow keys and completes with the button only', async () => {
    renderPart(<GuidePlayer guide={first!} onLeave={() => {}} />);
    screen.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Step 5 of 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
  });

  it('reads the steps aloud on request', async () => {
    const spoken: { text: string; lang: string }[] = [];
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
    vi.stubGlobal('speechSynthesis', {
      speak: ({ text, lang }: { text: string; lang: string }) => spoken.push({ text, lang }),
      cancel: () => {},
    });
    const guide = first;
    renderPart(<GuidePlayer guide={guide!} onLeave={() => {}} />);
    expect(spoken).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Read steps aloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(spoken.map(({ text }) => text)).toEqual(
      guide!.steps.slice(0, 2).map(({ title, text }) => `${title}. ${text}`),
    );
    expect(spoken[0]?.lang).toBe('en-US');
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(spoken).toHaveLength(2);
  });

  it('speaks German in a German interface', async () => {
    const spoken: { text: string; lang: string }[] = [];
    vi.stubGlobal('speechSynthesis', { speak: (each: (typeof spoken)[number]) => spoken.push(each), cancel: () => {} });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        constructor(public text: string) {}
      },
    );
    signIn({ ...mara, locale: 'de' });
    const [german] = guidesIn('de');
    renderPart(<GuidePlayer guide={german!} onLeave={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Wohlfühlpause' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sieh dich um' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schritte vorlesen' }));
    expect(spoken[0]?.lang).toMatch(/^de/);
    expect(spoken[0]?.text).toMatch(/^Sieh dich um\. Bleib, wo du bist/);
  });
});
