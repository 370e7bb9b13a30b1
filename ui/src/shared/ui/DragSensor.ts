// dnd-kit's pointer sensor with other start rules: a mouse drags anywhere on the item except its controls, a finger
// only by the handle, so that the list still scrolls. The handle has data-grip and needs `touch-action: none`.
import { PointerSensor, type PointerSensorOptions, type PointerSensorProps } from '@dnd-kit/core';
import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';

const CONTROLS = 'a, button, input, textarea, select, label';

function canStart({ currentTarget, target, nativeEvent }: PointerEvent): boolean {
  // React events also bubble from menus and dialogs in portals, which are outside the item.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('[data-grip]')) return true;
  return nativeEvent.pointerType === 'mouse' && target.closest(CONTROLS) === null;
}

export class DragSensor extends PointerSensor {
  static override activators: (typeof PointerSensor)['activators'] = PointerSensor.activators.map(
    ({ eventName, handler }) => ({
      eventName,
      handler: (event: PointerEvent, options: PointerSensorOptions) => canStart(event) && handler(event, options),
    }),
  );

  // On a fast release, React has not yet rendered the last move. dnd-kit also uses the first move only to start the
  // drag. The item would be dropped at an outdated position, so the last move is sent again first.
  constructor({ onStart, onMove, onEnd, onCancel, ...props }: PointerSensorProps) {
    let started = false;
    let repeatLastMove = () => {};
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      repeatLastMove = () => onMove({ x, y });
    };
    const stopFollowing = () => document.removeEventListener('pointermove', follow);
    super({
      ...props,
      onStart: (at) => {
        started = true;
        onStart(at);
      },
      onMove,
      onEnd: () => {
        stopFollowing();
        if (started) flushSync(repeatLastMove);
        onEnd();
      },
      onCancel: () => {
        stopFollowing();
        onCancel();
      },
    });
    document.addEventListener('pointermove', follow);
  }
}
