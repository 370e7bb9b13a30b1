// dnd-kit's pointer sensor with our rule of where one takes hold: a mouse anywhere on the thing but its controls, a finger at
// its grip alone, so that a list still scrolls under the thumb. The grip carries data-grip and needs `touch-action: none`.
import { PointerSensor, type PointerSensorOptions, type PointerSensorProps } from '@dnd-kit/core';
import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';

const CONTROLS = 'a, button, input, textarea, select, label';

function takesHold({ currentTarget, target, nativeEvent }: PointerEvent): boolean {
  // What a menu or a dialog shows in a portal is no part of the thing.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('[data-grip]')) return true;
  return nativeEvent.pointerType === 'mouse' && target.closest(CONTROLS) === null;
}

export class DragSensor extends PointerSensor {
  static override activators: (typeof PointerSensor)['activators'] = PointerSensor.activators.map(
    ({ eventName, handler }) => ({
      eventName,
      handler: (event: PointerEvent, options: PointerSensorOptions) => takesHold(event) && handler(event, options),
    }),
  );

  // A quick hand lets go before React has drawn its last move, or even its first, which dnd-kit takes for the start alone:
  // the thing would fall where it was before that.
  constructor({ onStart, onMove, onEnd, onCancel, ...props }: PointerSensorProps) {
    let started = false;
    let moveLast = () => {};
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      moveLast = () => onMove({ x, y });
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
        if (started) flushSync(moveLast);
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
