// An area whose things are dragged onto its places, with dnd-kit. It says to screen readers what happens.
import {
  DndContext,
  DragOverlay,
  getFirstCollision,
  KeyboardSensor,
  pointerWithin,
  useDndContext,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '@/shared/i18n/locale';
import { holdEscape } from '@/shared/lib/overlays';
import { dragMessages } from './dragMessages';
import { DragSensor } from './DragSensor';

interface DragAreaProps {
  nameOf: (id: number) => string;
  // What screen readers hear when the thing would fall there; null: it would stay where it is.
  sayOver: (id: number, place: number) => string | null;
  // Says by itself where the thing is then.
  onDrop: (id: number, place: number) => void;
  // Where an arrow key leads from here, if the thing is also picked up by Space at its grip; what screen readers hear there.
  keys?: { coordinates: KeyboardCoordinateGetter; instructions: string };
  // What is seen of the thing under the pointer, where it does not move by itself.
  picture?: (id: number) => ReactNode;
  children: ReactNode;
}

// Less than this many pixels is a press.
const POINTER = { activationConstraint: { distance: 6 } };
// Only upwards and downwards, within a tenth of the height, about as fast as a page is read.
const SCROLLING = { threshold: { x: 0, y: 0.1 }, acceleration: 4, layoutShiftCompensation: false };
// The gap between two rows belongs to both.
const SLACK_PX = 4;

// Keys carry a thing from edge to edge of its places, which differ in height from each other and from its picture.
const nearestEdge: CollisionDetection = ({ collisionRect: held, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect
        ? [{ id, data: { value: Math.min(Math.abs(rect.top - held.top), Math.abs(rect.bottom - held.bottom)) } }]
        : [];
    })
    .sort((one, other) => one.data.value - other.data.value);

// What lies under the pointer, not what the dragged thing covers: a day is as tall as a phone. A key has no pointer.
const underPointer: CollisionDetection = (asked) => {
  if (asked.pointerCoordinates === null) return nearestEdge(asked);
  const rects = [...asked.droppableRects].map(
    ([id, rect]) => [id, { ...rect, top: rect.top - SLACK_PX, bottom: rect.bottom + SLACK_PX }] as const,
  );
  return pointerWithin({ ...asked, droppableRects: new Map(rects) });
};

// While something is held, Escape puts it back and closes nothing around it.
function EscapePutsBack() {
  const { active } = useDndContext();
  const held = active !== null;
  useEffect(() => (held ? holdEscape() : undefined), [held]);
  return null;
}

// From place to place; a pointer is followed at once.
const byKeys = (event: Event | null) => (event instanceof KeyboardEvent ? 'transform var(--fit-motion)' : undefined);

function Picture({ of }: { of: (id: number) => ReactNode }) {
  const { active } = useDndContext();
  // At the end of the page: in a dialog that is moved into its middle, it would stand elsewhere than the pointer.
  return createPortal(
    <DragOverlay dropAnimation={null} transition={byKeys}>
      {active && of(Number(active.id))}
    </DragOverlay>,
    document.body,
  );
}

export function DragArea({ nameOf, sayOver, onDrop, keys, picture, children }: DragAreaProps) {
  const t = useT(dragMessages);
  const byPointer = useSensor(DragSensor, POINTER);
  const byKey = useSensor(KeyboardSensor, { coordinateGetter: keys?.coordinates, scrollBehavior: 'auto' });
  const sensors = useSensors(byPointer, keys && byKey);
  const fell = useRef(false);
  const words = (id: unknown) => ({ name: nameOf(Number(id)) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pickedUp', words(active.id)),
    onDragOver: ({ active, over }) =>
      (over && sayOver(Number(active.id), Number(over.id))) ?? t('stays', words(active.id)),
    onDragEnd: ({ active }) => (fell.current ? '' : t('putBack', words(active.id))),
    onDragCancel: ({ active }) => t('putBack', words(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={SCROLLING}
      accessibility={{ announcements, screenReaderInstructions: { draggable: keys?.instructions ?? '' } }}
      onDragEnd={({ active, collisions }) => {
        // Not `over`, which dnd-kit sets a moment later.
        const [id, place] = [Number(active.id), getFirstCollision(collisions, 'id')];
        fell.current = place !== null && sayOver(id, Number(place)) !== null;
        if (fell.current) onDrop(id, Number(place));
      }}
    >
      <EscapePutsBack />
      {children}
      {picture && <Picture of={picture} />}
    </DndContext>
  );
}
