import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe';

// jsdom has no animations.
const animate = vi.fn();
beforeEach(() => Object.assign(Element.prototype, { animate }));
afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

function Area({ onSwipe, canGo }: { onSwipe: (to: string) => void; canGo?: (to: string) => boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useSwipe(area, onSwipe, canGo);
  return (
    <div ref={area} data-testid="area">
      <button type="button">Day</button>
      <input aria-label="Field" />
      <button type="button" data-grip>
        Grip
      </button>
      <div data-testid="strip" style={{ overflowX: 'auto' }}>
        Strip
      </div>
    </div>
  );
}

type Point = [number, number];
interface Drag {
  on?: Element;
  pointerType?: string;
  cancelled?: boolean;
}

// Drags a pointer along the points.
function drag(points: Point[], { on = screen.getByText('Day'), pointerType = 'touch', cancelled = false }: Drag = {}) {
  const at = ([clientX, clientY]: Point) => ({ clientX, clientY, isPrimary: true, pointerType });
  fireEvent.pointerDown(on, at(points[0]!));
  for (const point of points.slice(1)) fireEvent.pointerMove(on, at(point));
  const last = at(points.at(-1)!);
  if (cancelled) fireEvent.pointerCancel(on, last);
  else fireEvent.pointerUp(on, last);
}

const left: Point[] = [
  [300, 100],
  [260, 102],
  [200, 104],
];
const right: Point[] = [
  [100, 100],
  [140, 102],
  [200, 104],
];

function open(canGo?: (to: string) => boolean) {
  const onSwipe = vi.fn();
  render(<Area onSwipe={onSwipe} {...(canGo && { canGo })} />);
  return onSwipe;
}

describe('a horizontal swipe', () => {
  it('goes to the next page to the left, and to the previous one to the right', () => {
    const onSwipe = open();
    drag(left);
    drag(right);
    expect(onSwipe.mock.calls).toEqual([['next'], ['previous']]);
    expect(screen.getByTestId('area').style.transform).toBe('');
  });

  it('moves nothing when motion is reduced', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    animate.mockClear();
    const onSwipe = open();
    drag(left);
    expect(onSwipe).toHaveBeenCalledOnce();
    expect(animate).not.toHaveBeenCalled();
  });

  it('does not go beyond an end', () => {
    const onSwipe = open((to) => to === 'previous');
    drag(left);
    expect(onSwipe).not.toHaveBeenCalled();
    drag(right);
    expect(onSwipe).toHaveBeenCalledExactlyOnceWith('previous');
  });

  it.each<[string, Point[], Drag]>([
    [
      'a short one',
      [
        [300, 100],
        [270, 100],
      ],
      {},
    ],
    [
      'one that begins as a scroll',
      [
        [300, 100],
        [295, 130],
        [180, 140],
      ],
      {},
    ],
    [
      'one from the edge of the screen',
      [
        [10, 100],
        [60, 100],
        [150, 100],
      ],
      {},
    ],
    ['one with the mouse', left, { pointerType: 'mouse' }],
    ['one that the browser took for scrolling', left, { cancelled: true }],
  ])('%s does nothing', (_name, points, how) => {
    const onSwipe = open();
    drag(points, how);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('leaves fields, handles and strips that scroll sideways alone', () => {
    const onSwipe = open();
    const strip = screen.getByTestId('strip');
    vi.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(900);
    for (const on of [screen.getByLabelText('Field'), screen.getByText('Grip'), strip]) drag(left, { on });
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
