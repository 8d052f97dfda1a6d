import { useState } from 'react';

/** Returns the caller's `value` when controlled, else an own state that starts with `initial`; and a function to set it. */
export function useControlled<T>(value: T | undefined, initial: T): [current: T, keep: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
