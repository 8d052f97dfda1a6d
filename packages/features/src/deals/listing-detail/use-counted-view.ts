import { useEffect } from 'react';
import { useClient } from '../../kernel/index.js';

/** Reports one view of a listing. The poster's own views do not count. Failures are ignored. */
export function useCountedView(id: string, seen: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (seen) client.hives.view({ id }).catch(() => undefined);
  }, [client, id, seen]);
}
