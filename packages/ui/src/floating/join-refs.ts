import type { Ref, RefCallback } from 'react';

/** Hands one element to several refs: ours and the caller's. */
export function joinRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const stops = refs.map((ref) => hand(ref, element));
    return () => {
      refs.forEach((ref, index) => {
        const stop = stops[index];
        if (typeof stop === 'function') stop();
        else hand(ref, null);
      });
    };
  };
}

function hand<T>(ref: Ref<T> | undefined, element: T | null): unknown {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
