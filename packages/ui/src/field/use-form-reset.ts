import { type RefObject, useEffect } from 'react';

/** Calls `onReset` when the form of an element is reset. A form resets only elements whose value React does not control. */
export function useFormReset(
  element: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  useEffect(() => {
    const form = element.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}
