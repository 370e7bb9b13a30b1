import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { updateUser } from '@/shared/api/session';
import { isTourCompleted, START_DELAY_MS, steps, TOOLTIP_DELAY_MS } from './logic';
import { Tour } from './Tour';
import { useTour } from './useTour';

// A page with the five targets, marked as on the dashboard.
const targets = steps.map((target) => (
  <button key={target} type="button" data-tour={target}>
    {target}
  </button>
));

const scrolled: string[] = [];
const tooltip = () => screen.queryByRole('dialog');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(TOOLTIP_DELAY_MS);
};
const key = async (name: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  await wait(TOOLTIP_DELAY_MS);
};

function Page({ onEnd }: { onEnd: () => void }) {
  const [open, setOpen] = useState(true);
  const end = () => {
    onEnd();
    setOpen(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>Welcome, Mara!</h1>
      {targets}
      {open && <Tour onEnd={end} />}
    </>
  );
}

async function openTour() {
  const onEnd = vi.fn();
  renderPart(<Page onEnd={onEnd} />);
  await wait(TOOLTIP_DELAY_MS);
  return onEnd;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  signIn();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push((this as HTMLElement).dataset['tour'] ?? '');
  };
});

describe('the tour', () => {
  it('shows its five targets in order and ends with Got it!', async () => {
    const onEnd = await openTour();
    const titles = ['Your AI Coach', 'Quick Access', 'Your nutrition', 'Want to hear more?', 'Your progress'];
    for (const [index, title] of titles.entries()) {
      expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
      expect(screen.getByText(`${index + 1} of 5`)).toBeInTheDocument();
      if (index < 4) await press('Next');
    }
    expect(scrolled).toEqual([...steps]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Skip Tour' })).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
    await press('Got it!');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(isTourCompleted(mara.id)).toBe(true);
  });

  it.each(['Skip Tour', 'Close tour'])('%s ends it and stores that for this user', async (name) => {
    const onEnd = await openTour();
    await press('Next');
    await press(name);
    expect(onEnd).toHaveBeenCalledOnce();
    expect([isTourCompleted(mara.id), isTourCompleted(8)]).toEqual([true, false]);
  });

  it('waits 100 ms before each tooltip', async () => {
    renderPart(
      <>
        {targets}
        <Tour onEnd={() => {}} />
      </>,
    );
    await wait(99);
    expect(tooltip()).toBeNull();
    await wait(1);
    expect(tooltip()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await wait(99);
    expect(tooltip()).toBeNull();
    await wait(1);
    expect(screen.getByText('2 of 5')).toBeInTheDocument();
  });

  it('skips a target that is not on the page', async () => {
    renderPart(<Tour onEnd={() => {}} />);
    await wait(TOOLTIP_DELAY_MS);
    expect(screen.getByRole('dialog', { name: 'Your AI Coach' })).toBeInTheDocument();
    await press('Next');
    expect(screen.getByRole('dialog', { name: 'Quick Access' })).toBeInTheDocument();
  });
});

describe('by keyboard', () => {
  it('arrows move between the steps and stop at both ends', async () => {
    const onEnd = await openTour();
    await key('ArrowLeft');
    expect(screen.getByText('1 of 5')).toBeInTheDocument();
    for (let step = 2; step <= 5; step += 1) {
      await key('ArrowRight');
      expect(screen.getByText(`${step} of 5`)).toBeInTheDocument();
    }
    await key('ArrowRight');
    expect(screen.getByText('5 of 5')).toBeInTheDocument();
    await key('ArrowLeft');
    expect(screen.getByText('4 of 5')).toBeInTheDocument();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('Escape ends it, stores that and restores the focus', async () => {
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    const onEnd = await openTour();
    await wait(50);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await key('Escape');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(isTourCompleted(mara.id)).toBe(true);
    expect(before).toHaveFocus();
    before.remove();
  });

  it('the focus is on the main button of each step, and on the heading at the end', async () => {
    await openTour();
    await wait(50);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await press('Next');
    await wait(50);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await press('Skip Tour');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a screen reader announces title and text, and nothing else is accessible', async () => {
    await openTour();
    const dialog = screen.getByRole('dialog', { name: 'Your AI Coach' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleDescription(/^Find a thought for today/);
  });
});

function Host() {
  const tour = useTour();
  return (
    <>
      <button type="button" onClick={tour.start}>
        settle in
      </button>
      {tour.open && <Tour onEnd={tour.end} />}
    </>
  );
}

const finishNewPlan = () => fireEvent.click(screen.getByRole('button', { name: 'settle in' }));

describe('the start', () => {
  it('is 1 s after onboarding', async () => {
    renderPart(<Host />);
    await wait(5000);
    expect(tooltip()).toBeNull();
    finishNewPlan();
    await wait(START_DELAY_MS - 1);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await wait(1);
    await wait(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeInTheDocument();
  });

  it('does not happen for a user who has seen the tour', async () => {
    localStorage.setItem(`tour-completed:${mara.id}`, 'true');
    renderPart(<Host />);
    finishNewPlan();
    await wait(5000);
    expect(tooltip()).toBeNull();
  });

  it('waits until onboarding is complete', async () => {
    updateUser({ ...mara, onboardingCompleted: false });
    renderPart(<Host />);
    finishNewPlan();
    await wait(5000);
    expect(tooltip()).toBeNull();
    act(() => updateUser(mara));
    await wait(START_DELAY_MS);
    await wait(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeInTheDocument();
  });

  it('survives a reload, and the tour does not come back once ended', async () => {
    const first = renderPart(<Host />);
    finishNewPlan();
    first.unmount();
    const second = renderPart(<Host />);
    await wait(START_DELAY_MS);
    await wait(TOOLTIP_DELAY_MS);
    await press('Skip Tour');
    expect(tooltip()).toBeNull();
    second.unmount();
    renderPart(<Host />);
    await wait(5000);
    expect(tooltip()).toBeNull();
  });
});

it('the tour is in German', async () => {
  signIn({ ...mara, locale: 'de' });
  await openTour();
  expect(screen.getByRole('dialog', { name: 'Dein KI-Coach' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tour überspringen' })).toBeInTheDocument();
});
