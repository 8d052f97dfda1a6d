import { useState } from 'react';

/** The last thing that was not null: a dialog keeps its words while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
