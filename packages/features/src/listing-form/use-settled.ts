import { useEffect, useState } from 'react';

/** A value once it has not changed for so long, in milliseconds: what was typed, after typing stops. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
