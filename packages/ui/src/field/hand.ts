import type { Ref } from 'react';

/** Gives an element to a ref. */
export function hand<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
