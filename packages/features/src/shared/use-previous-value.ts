import { useState } from 'react';

/** The last value that was not null: a dialog keeps its words while it closes. */
export function usePreviousValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
