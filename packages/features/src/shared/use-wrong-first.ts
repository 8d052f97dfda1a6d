import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * For forms that check themselves: after an attempt that was refused, the first wrong field has the focus. Answers the
 * form's ref, and what to call when somebody has pressed the button.
 */
export function useWrongFirst(
  sending: boolean,
): readonly [form: RefObject<HTMLFormElement | null>, onTry: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0 || sending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // A group is wrong as a whole: stars, or reasons to choose from.
    const group = wrong?.matches('fieldset, [role=group], [role=radiogroup]');
    const field = group ? wrong?.querySelector<HTMLElement>('[role=radio], input') : wrong;
    field?.focus();
  }, [tries, sending]);
  return [form, () => setTries(tries + 1)];
}
