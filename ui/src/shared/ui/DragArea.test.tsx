import { useDraggable, useDroppable, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { DragArea } from './DragArea';
import { Modal } from './Modal';

// Three targets of 100 pixels, one below the other. The item is on the first.
const HEIGHT = 100;
const topOf = (target: number) => (target - 1) * HEIGHT;

function Item({ id }: { id: number }) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <article ref={setNodeRef} data-target={1} data-dragging={isDragging || undefined} {...listeners}>
      <button ref={setActivatorNodeRef} data-grip>
        Grip
      </button>
      <p>Squat</p>
      <a href="#more">More</a>
    </article>
  );
}

function Target({ id, children }: { id: number; children?: React.ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section ref={setNodeRef} data-target={id} aria-label={`Target ${id}`} data-over={isOver || undefined}>
      {children}
    </section>
  );
}

const oneTargetDown: KeyboardCoordinateGetter = ({ code }, { currentCoordinates: { x, y } }) =>
  code === 'ArrowDown' ? { x, y: y + HEIGHT } : undefined;

// Target 3 accepts nothing.
function Area({ onDrop }: { onDrop: (id: number, target: number) => void }) {
  const describeDrop = (_: number, target: number) => (target === 2 ? 'Squat would be on 2.' : null);
  return (
    <DragArea
      nameOf={() => 'Squat'}
      describeDrop={describeDrop}
      onDrop={onDrop}
      keys={{ coordinates: oneTargetDown, instructions: 'Space.' }}
    >
      {[1, 2, 3].map((id) => (
        <Target key={id} id={id}>
          {id === 1 && <Item id={7} />}
        </Target>
      ))}
    </DragArea>
  );
}

beforeEach(() => {
  signIn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const target = Number(this.closest('[data-target]')?.getAttribute('data-target') ?? 0);
    return target === 0 ? new DOMRect(0, 0, 1000, 800) : new DOMRect(0, topOf(target), 300, HEIGHT);
  });
});

const item = () => screen.getByRole('article');
const isBeingDragged = () => item().hasAttribute('data-dragging');
const expectAnnouncement = (sentence: string) => waitFor(() => expect(screen.getByText(sentence)).toBeInTheDocument());
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
const release = () => fireEvent.pointerUp(document);

describe('an item in a drag area', () => {
  it('can be dragged by mouse anywhere on it, and announces the drop target', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overTwo);
    expect(isBeingDragged()).toBe(true);
    await expectAnnouncement('Squat would be on 2.');
    expect(screen.getByRole('region', { name: 'Target 2' })).toHaveAttribute('data-over');
    release();
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    expect(isBeingDragged()).toBe(false);
  });

  it('drops where it was released, even if the last move was not rendered', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overThree);
    await expectAnnouncement('Squat stays here if dropped.');
    // Both at once, without the flush that fireEvent does after each, as in a fast release.
    document.dispatchEvent(new PointerEvent('pointermove', pointer('mouse', overTwo)));
    document.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    await waitFor(() => expect(isBeingDragged()).toBe(false));
    expect(screen.queryByText('Squat is back in its original position.')).toBeNull();
  });

  it('drops where it was released after a single move', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    fireEvent.pointerDown(screen.getByText('Squat'), pointer('mouse', 50));
    document.dispatchEvent(new PointerEvent('pointermove', pointer('mouse', overTwo)));
    document.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
    await waitFor(() => expect(isBeingDragged()).toBe(false));
  });

  it('cannot be dragged by its controls, nor by touch outside its handle', () => {
    renderPart(<Area onDrop={() => {}} />);
    pull(screen.getByRole('link'), 'mouse', overTwo);
    expect(isBeingDragged()).toBe(false);
    release();
    pull(screen.getByText('Squat'), 'touch', overTwo);
    expect(isBeingDragged()).toBe(false);
    release();
    pull(screen.getByRole('button', { name: 'Grip' }), 'touch', overTwo);
    expect(isBeingDragged()).toBe(true);
  });

  it('does not move if the pointer moves only a few pixels', () => {
    renderPart(<Area onDrop={() => {}} />);
    fireEvent.pointerDown(screen.getByText('Squat'), pointer('mouse', 50));
    fireEvent.pointerMove(document, pointer('mouse', 54));
    expect(isBeingDragged()).toBe(false);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' })],
    ['a lost pointer', () => fireEvent(document, new Event('pointercancel'))],
    [
      'a drop where it may not fall',
      () => {
        fireEvent.pointerMove(document, pointer('mouse', overThree));
        release();
      },
    ],
    [
      'a drop outside all targets',
      () => {
        fireEvent.pointerMove(document, pointer('mouse', 700));
        release();
      },
    ],
  ])('returns to its position after %s', async (_, end) => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    pull(screen.getByText('Squat'), 'mouse', overTwo);
    await expectAnnouncement('Squat would be on 2.');
    end();
    await expectAnnouncement('Squat is back in its original position.');
    expect(isBeingDragged()).toBe(false);
    expect(drop).not.toHaveBeenCalled();
  });

  it('is announced in German', async () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<Area onDrop={() => {}} />);
    pull(screen.getByText('Squat'), 'mouse', 700);
    await expectAnnouncement('Squat bleibt hier, wenn du loslässt.');
    release();
    await expectAnnouncement('Squat ist wieder an der alten Stelle.');
  });

  it('can be dragged by keyboard from its handle', async () => {
    const drop = vi.fn();
    renderPart(<Area onDrop={drop} />);
    const grip = screen.getByRole('button', { name: 'Grip' });
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => expect(isBeingDragged()).toBe(true));
    await waitFor(() => {
      fireEvent.keyDown(grip, { code: 'ArrowDown' });
      expect(screen.getByText('Squat would be on 2.')).toBeInTheDocument();
    });
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => expect(drop.mock.calls).toEqual([[7, 2]]));
  });
});

// The row is tall; its overlay is one line.
it('announces its own position when a tall item is picked up by keyboard', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.textContent === 'Picture') return new DOMRect(0, 50, 300, 50);
    const target = this.closest('[data-target]')?.getAttribute('data-target');
    return target === '1' ? new DOMRect(0, 50, 300, 250) : new DOMRect(0, target === '2' ? 0 : 300, 300, 50);
  });
  const describeDrop = (_: number, target: number) => (target === 1 ? null : `Squat would be on ${target}.`);
  renderPart(
    <DragArea
      nameOf={() => 'Squat'}
      describeDrop={describeDrop}
      onDrop={() => {}}
      renderOverlay={() => <p>Picture</p>}
      keys={{ coordinates: oneTargetDown, instructions: 'Space.' }}
    >
      <Target id={2} />
      <Target id={1}>
        <Item id={7} />
      </Target>
      <Target id={3} />
    </DragArea>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Grip' }), { code: 'Space' });
  await screen.findByText('Picture');
  await expectAnnouncement('Squat stays here if dropped.');
  expect(screen.queryByText('Squat would be on 2.')).toBeNull();
});

it('announces nothing else after the drop', async () => {
  renderPart(<Area onDrop={() => {}} />);
  pull(screen.getByText('Squat'), 'mouse', overTwo);
  await expectAnnouncement('Squat would be on 2.');
  release();
  await waitFor(() => expect(screen.queryByText('Squat would be on 2.')).toBeNull());
  expect(screen.queryByText('Squat is back in its original position.')).toBeNull();
});

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Modal opened={open} onClose={() => setOpen(false)} title="Form">
      <Area onDrop={() => {}} />
    </Modal>
  );
}

it('Escape cancels the drag and leaves the surrounding dialog open', async () => {
  renderPart(<InDialog />);
  const dialog = await screen.findByRole('dialog', { name: 'Form' });
  pull(screen.getByText('Squat'), 'mouse', overTwo);
  await expectAnnouncement('Squat would be on 2.');
  fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
  await expectAnnouncement('Squat is back in its original position.');
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
