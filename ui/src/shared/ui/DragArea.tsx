// A drag-and-drop area, built on dnd-kit, with announcements for screen readers.
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
import { suspendEscape } from '@/shared/lib/overlays';
import { dragMessages } from './dragMessages';
import { DragSensor } from './DragSensor';

interface DragAreaProps {
  nameOf: (id: number) => string;
  // The announcement when the item is over a drop target. Null if dropping there changes nothing.
  describeDrop: (id: number, place: number) => string | null;
  // Must announce the new position itself.
  onDrop: (id: number, place: number) => void;
  // Enables dragging by keyboard, with Space on the handle: the target of an arrow key, and the instructions for screen
  // readers.
  keys?: { coordinates: KeyboardCoordinateGetter; instructions: string };
  // Renders the item under the pointer, if the item itself stays in place.
  renderOverlay?: (id: number) => ReactNode;
  children: ReactNode;
}

// A shorter movement is a click, not a drag.
const POINTER = { activationConstraint: { distance: 6 } };
// Scrolls only vertically, within a tenth of the height from an edge, at about reading speed.
const SCROLLING = { threshold: { x: 0, y: 0.1 }, acceleration: 4, layoutShiftCompensation: false };
// Extends the targets into the gaps between rows.
const SLACK_PX = 4;

// For keyboard dragging. Compares edges, because targets and overlay differ in height.
const nearestEdge: CollisionDetection = ({ collisionRect: held, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect
        ? [{ id, data: { value: Math.min(Math.abs(rect.top - held.top), Math.abs(rect.bottom - held.bottom)) } }]
        : [];
    })
    .sort((one, other) => one.data.value - other.data.value);

// Uses the target under the pointer instead of the covered one, because a day can be as tall as a phone's screen.
const underPointer: CollisionDetection = (query) => {
  if (query.pointerCoordinates === null) return nearestEdge(query);
  const rects = [...query.droppableRects].map(
    ([id, rect]) => [id, { ...rect, top: rect.top - SLACK_PX, bottom: rect.bottom + SLACK_PX }] as const,
  );
  return pointerWithin({ ...query, droppableRects: new Map(rects) });
};

// During a drag, Escape cancels the drag and closes no overlay.
function EscapeCancelsDrag() {
  const { active } = useDndContext();
  const dragging = active !== null;
  useEffect(() => (dragging ? suspendEscape() : undefined), [dragging]);
  return null;
}

// Animates only keyboard dragging; the overlay follows a pointer directly.
const byKeys = (event: Event | null) => (event instanceof KeyboardEvent ? 'transform var(--fit-motion)' : undefined);

function Overlay({ render }: { render: (id: number) => ReactNode }) {
  const { active } = useDndContext();
  // In the body: inside a transformed dialog, the overlay would be offset from the pointer.
  return createPortal(
    <DragOverlay dropAnimation={null} transition={byKeys}>
      {active && render(Number(active.id))}
    </DragOverlay>,
    document.body,
  );
}

export function DragArea({ nameOf, describeDrop, onDrop, keys, renderOverlay, children }: DragAreaProps) {
  const t = useT(dragMessages);
  const byPointer = useSensor(DragSensor, POINTER);
  const byKey = useSensor(KeyboardSensor, { coordinateGetter: keys?.coordinates, scrollBehavior: 'auto' });
  const sensors = useSensors(byPointer, keys && byKey);
  const dropped = useRef(false);
  const parameters = (id: unknown) => ({ name: nameOf(Number(id)) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pickedUp', parameters(active.id)),
    onDragOver: ({ active, over }) =>
      (over && describeDrop(Number(active.id), Number(over.id))) ?? t('stays', parameters(active.id)),
    onDragEnd: ({ active }) => (dropped.current ? '' : t('putBack', parameters(active.id))),
    onDragCancel: ({ active }) => t('putBack', parameters(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={SCROLLING}
      accessibility={{ announcements, screenReaderInstructions: { draggable: keys?.instructions ?? '' } }}
      onDragEnd={({ active, collisions }) => {
        // Not `over`, which dnd-kit updates one render later.
        const [id, place] = [Number(active.id), getFirstCollision(collisions, 'id')];
        dropped.current = place !== null && describeDrop(id, Number(place)) !== null;
        if (dropped.current) onDrop(id, Number(place));
      }}
    >
      <EscapeCancelsDrag />
      {children}
      {renderOverlay && <Overlay render={renderOverlay} />}
    </DndContext>
  );
}
