import { useEffect } from 'react';
import { useClient } from '../kernel/index.js';

/** Says once that someone looks at a listing. Its poster's looks do not count, and nothing depends on it: a failure is left alone. */
export function useCountedView(id: string, seen: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (seen) client.hives.view({ id }).catch(() => undefined);
  }, [client, id, seen]);
}
