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
  static override activators: (typeof PointerSensor)['activators'] = PointerSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (event: PointerEvent, options: PointerSensorOptions) => takesHold(event) && handler(event, options),
  }));

  constructor({ onMove, onEnd, ...props }: PointerSensorProps) {
    let drawLast = () => {};
    super({
      ...props,
      onMove: (at) => {
        drawLast = () => flushSync(() => onMove(at));
        onMove(at);
      },
      // A quick hand lets go before React has drawn its last move: the thing would fall where it was before that.
      onEnd: () => {
        drawLast();
        onEnd();
      },
    });
  }
}
