import { useState } from 'react';

/** A value that the caller holds (`value`), or that the component keeps itself from `initial` on. */
export function useControlled<T>(value: T | undefined, initial: T): [current: T, keep: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
