import { useEffect, useState } from 'react';

/** Returns a value once it has been stable for `after` milliseconds, such as typed text after typing stops. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
