import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Focuses the first invalid field of a form after an attempt to send it. Returns the form's ref and the callback for
 * the submit button.
 */
export function useFocusFirstError(
  sending: boolean,
): readonly [form: RefObject<HTMLFormElement | null>, onTry: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0 || sending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // Groups such as stars or reasons are invalid as a whole; focus moves to their first control.
    const group = wrong?.matches('fieldset, [role=group], [role=radiogroup]');
    const field = group ? wrong?.querySelector<HTMLElement>('[role=radio], input') : wrong;
    field?.focus();
  }, [tries, sending]);
  return [form, () => setTries(tries + 1)];
}
