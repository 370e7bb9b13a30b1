// Announcements and beeps of the guided mode.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { squat, row, plank, Tracker, pass, press, setUpTracker } from './guidedFixtures';

beforeEach(setUpTracker);

describe('voice and sound', () => {
  const spoken: { text: string; lang: string }[] = [];
  const tones: number[] = [];

  beforeEach(() => {
    spoken.length = 0;
    tones.length = 0;
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        rate = 1;
        constructor(public text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      speak: (words: { text: string; lang: string }) => spoken.push({ ...words }),
      cancel: () => {},
    });
  });

  const texts = () => spoken.map(({ text }) => text);

  it('nothing is spoken until it is switched on, and the setting is stored', () => {
    const { unmount } = renderPart(<Tracker plans={[squat]} />);
    expect(screen.getByRole('switch', { name: 'Announce what is next' })).not.toBeChecked();
    press('Done');
    pass(60);
    expect(spoken).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: 'Announce what is next' }));
    unmount();
    renderPart(<Tracker plans={[squat]} />);
    expect(screen.getByRole('switch', { name: 'Announce what is next' })).toBeChecked();
  });

  it('the end of a rest is announced once with the next set, but not if it is skipped', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Announce what is next' }));
    press('Done');
    pass(60);
    expect(texts()).toEqual(['Rest over. Goblet Squat, set 2, 40 pounds, 10 reps']);
    press('Done');
    press('Skip rest');
    pass(120);
    expect(spoken).toHaveLength(1);
  });

  it('announcements and names are in German in the German interface', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_exercises.all'));
    const { unmount } = renderPart(<Tracker plans={[row]} />);
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Kurzhantelrudern' })).toBeVisible());
    unmount();
    renderPart(<Tracker plans={[squat]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Nächsten Schritt ansagen' }));
    press('Fertig');
    pass(60);
    expect(spoken[0]!.text).toBe('Pause vorbei. Goblet Squat, Satz 2, 40 Pfund, 10 Wiederholungen');
    expect(spoken[0]!.lang).toMatch(/^de/);
  });

  it('the end of a hold announces the rest, and the end of the workout', () => {
    renderPart(<Tracker plans={[plank]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Announce what is next' }));
    press('Start');
    pass(45);
    pass(30);
    press('Start');
    pass(45);
    expect(texts()).toEqual([
      'Time is up. Rest for 30 seconds.',
      'Rest over. Plank, set 2, 45 seconds',
      'Time is up. All done.',
    ]);
  });

  it('the last three seconds beep', () => {
    class Quiet {
      state = 'running';
      currentTime = 0;
      destination = {};
      createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next: unknown) => next, start: () => tones.push(Date.now()), stop: () => {} };
      }
      createGain() {
        return {
          gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
          connect: (next: unknown) => next,
        };
      }
    }
    vi.stubGlobal('AudioContext', Quiet);
    renderPart(<Tracker plans={[squat]} />);
    press('Done');
    pass(56);
    expect(tones).toHaveLength(0);
    pass(1);
    expect(tones).toHaveLength(1);
    pass(1);
    pass(1);
    expect(tones).toHaveLength(3);
    // The tracker's own chime.
    pass(1);
    expect(tones).toHaveLength(6);
  });
});
