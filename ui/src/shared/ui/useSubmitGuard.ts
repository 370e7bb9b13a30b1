// Keeps a form from being sent with a number that the person has not seen; it knows no number.
import { useEffect, useRef, type RefObject } from 'react';

// While `refused` nothing is sent. After `hold()` (what was typed was changed by leaving the field) nothing is sent by the
// very press that left it: the next one is a new decision.
export function useSubmitGuard(field: RefObject<HTMLInputElement | null>, refused: boolean): { hold: () => void } {
  const unseen = useRef(false);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!form) return undefined;
    const onSubmit = (event: SubmitEvent) => {
      if (!refused && !unseen.current) return;
      unseen.current = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.focus();
    };
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [field, refused]);
  const hold = () => {
    unseen.current = true;
    const seen = () => {
      unseen.current = false;
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, seen, { capture: true });
    };
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, seen, { capture: true });
  };
  return { hold };
}
