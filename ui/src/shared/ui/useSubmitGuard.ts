// Prevents the submission of a form with a number that the user has not seen.
import { useEffect, useRef, type RefObject } from 'react';

// Blocks submission while `refused` is true. Call `hold()` when leaving the field has changed the input: the same click
// or key press then does not submit the form, the next one does.
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
    const release = () => {
      unseen.current = false;
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, release, { capture: true });
    };
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, release, { capture: true });
  };
  return { hold };
}
