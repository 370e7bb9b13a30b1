import { useDraggable, useDroppable, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { DragArea } from './DragArea';
import { Modal } from './Modal';

// Three places, 100 pixels high, one below the other; the thing lies on the first.
const HEIGHT = 100;
const topOf = (place: number) => (place - 1) * HEIGHT;

function Thing({ id }: { id: number }) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <article ref={setNodeRef} data-place={1} data-dragging={isDragging || undefined} {...listeners}>
      <button ref={setActivatorNodeRef} data-grip>
        Grip
      </button>
      <p>Squat</p>
      <a href="#more">More</a>
    </article>
  );
}

function Place({ id, children }: { id: number; children?: React.ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section ref={setNodeRef} data-place={id} aria-label={`Place ${id}`} data-over={isOver || undefined}>
      {children}
    </section>
  );
}

const onePlaceDown: KeyboardCoordinateGetter = ({ code }, { currentCoordinates: { x, y } }) =>
  code === 'ArrowDown' ? { x, y: y + HEIGHT } : undefined;

// Place 3 takes nothing.
function Area({ onDrop }: { onDrop: (id: number, place: number) => void }) {
  const sayOver = (_: number, place: number) => (place === 2 ? 'Squat would be on 2.' : null);
  return (
    <DragArea
      nameOf={() => 'Squat'}
      sayOver={sayOver}
      onDrop={onDrop}
      keys={{ coordinates: onePlaceDown, instructions: 'Space.' }}
    >
      {[1, 2, 3].map((id) => (
        <Place key={id} id={id}>
          {id === 1 && <Thing id={7} />}
        </Place>
      ))}
    </DragArea>
  );
}

beforeEach(() => {
  signIn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = Number(this.closest('[data-place]')?.getAttribute('data-place') ?? 0);
    return place === 0 ? new DOMRect(0, 0, 1000, 800) : new DOMRect(0, topOf(place), 300, HEIGHT);
  });
});

const thing = () => screen.getByRole('article');
const isHeld = () => thing().hasAttribute('data-dragging');
const says = (sentence: string) => waitFor(() => expect(screen.getByText(sentence)).toBeInTheDocument());
const pointer = (pointerType: string, y: number) => ({
  pointerType,
  clientX: 50,
  clientY: y,
  button: 0,
  isPrimary: true,
  bubbles: true,
});

function pull(from: Element, pointerType: string, to: number) {
  fireEvent.pointerDown(from, pointer(pointerType, 50));
  fireEvent.pointerMove(document, pointer(pointerType, 58));
  fireEvent.pointerMove(document, pointer(pointerType, to));
}

const overTwo = topOf(2) + HEIGHT / 2;
const overThree = topOf(3) + HEIGHT / 2;
const letGo = () => fireEvent.pointerUp(document);

describe('a thing in a drag area', () => {
  it('is dragged by a mouse that takes hold anywhere on it, and says where it would fall', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overTwo);
    expect(isHeld()).toBe(true);
    await says('Squat would be on 2.');
    expect(screen.getByRole('region', { name: 'Place 2' })).toHaveAttribute('data-over');
    letGo();
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    expect(isHeld()).toBe(false);
  });

  it('falls where it was let go, also when the last move was not drawn yet', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overThree);
    await says('Squat would stay in its place.');
    // Both at once, as a quick hand does: without the pause that fireEvent makes after each.
    document.dispatchEvent(new PointerEvent('pointermove', pointer('mouse', overTwo)));
    document.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    await waitFor(() => expect(isHeld()).toBe(false));
    expect(screen.queryByText('Squat is back in its place.')).toBeNull();
  });

  it('falls where it was let go after a single move', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    fireEvent.pointerDown(screen.getByText('Squat'), pointer('mouse', 50));
    document.dispatchEvent(new PointerEvent('pointermove', pointer('mouse', overTwo)));
    document.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    await waitFor(() => expect(isHeld()).toBe(false));
  });

  it('is not taken hold of at its controls, nor by a finger beside its grip', () => {
    renderPart(<Area onDrop={() => {}} />);
    pull(screen.getByRole('link'), 'mouse', overTwo);
    expect(isHeld()).toBe(false);
    letGo();
    pull(screen.getByText('Squat'), 'touch', overTwo);
    expect(isHeld()).toBe(false);
    letGo();
    pull(screen.getByRole('button', { name: 'Grip' }), 'touch', overTwo);
    expect(isHeld()).toBe(true);
  });

  it('stays where a press moved less than a few pixels', () => {
    renderPart(<Area onDrop={() => {}} />);
    fireEvent.pointerDown(screen.getByText('Squat'), pointer('mouse', 50));
    fireEvent.pointerMove(document, pointer('mouse', 54));
    expect(isHeld()).toBe(false);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' })],
    ['a lost pointer', () => fireEvent(document, new Event('pointercancel'))],
    [
      'a drop where it may not fall',
      () => {
        fireEvent.pointerMove(document, pointer('mouse', overThree));
        letGo();
      },
    ],
    [
      'a drop beside every place',
      () => {
        fireEvent.pointerMove(document, pointer('mouse', 700));
        letGo();
      },
    ],
  ])('is back in its place after %s', async (_, end) => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overTwo);
    await says('Squat would be on 2.');
    end();
    await says('Squat is back in its place.');
    expect(isHeld()).toBe(false);
    expect(drop).not.toHaveBeenCalled();
  });

  it('says so in German', async () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<Area onDrop={() => {}} />);
    pull(screen.getByText('Squat'), 'mouse', 700);
    await says('Squat bliebe an seinem Platz.');
    letGo();
    await says('Squat ist wieder an seinem Platz.');
  });

  it('is carried by keys from its grip', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    const grip = screen.getByRole('button', { name: 'Grip' });
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => expect(isHeld()).toBe(true));
    await waitFor(() => {
      fireEvent.keyDown(grip, { code: 'ArrowDown' });
      expect(screen.getByText('Squat would be on 2.')).toBeInTheDocument();
    });
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
  });
});

// A row with its fields open is tall; its picture is one line.
it('picked up by a key, a tall thing is over its own place and says so', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.textContent === 'Picture') return new DOMRect(0, 50, 300, 50);
    const place = this.closest('[data-place]')?.getAttribute('data-place');
    return place === '1' ? new DOMRect(0, 50, 300, 250) : new DOMRect(0, place === '2' ? 0 : 300, 300, 50);
  });
  const sayOver = (_: number, place: number) => (place === 1 ? null : `Squat would be on ${place}.`);
  renderPart(
    <DragArea
      nameOf={() => 'Squat'}
      sayOver={sayOver}
      onDrop={() => {}}
      picture={() => <p>Picture</p>}
      keys={{ coordinates: onePlaceDown, instructions: 'Space.' }}
    >
      <Place id={2} />
      <Place id={1}>
        <Thing id={7} />
      </Place>
      <Place id={3} />
    </DragArea>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Grip' }), { code: 'Space' });
  await screen.findByText('Picture');
  await says('Squat would stay in its place.');
  expect(screen.queryByText('Squat would be on 2.')).toBeNull();
});

it('says nothing more once the thing fell', async () => {
  renderPart(<Area onDrop={() => {}} />);
  pull(screen.getByText('Squat'), 'mouse', overTwo);
  await says('Squat would be on 2.');
  letGo();
  await waitFor(() => expect(screen.queryByText('Squat would be on 2.')).toBeNull());
  expect(screen.queryByText('Squat is back in its place.')).toBeNull();
});

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Modal opened={open} onClose={() => setOpen(false)} title="Form">
      <Area onDrop={() => {}} />
    </Modal>
  );
}

it('Escape puts back what is dragged and leaves the dialog around it open', async () => {
  renderPart(<InDialog />);
  const dialog = await screen.findByRole('dialog', { name: 'Form' });
  pull(screen.getByText('Squat'), 'mouse', overTwo);
  await says('Squat would be on 2.');
  fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
  await says('Squat is back in its place.');
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
