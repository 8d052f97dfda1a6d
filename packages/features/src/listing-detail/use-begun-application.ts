import { useStorage, useUser } from '../kernel/index.js';
import { useHydrated } from '../shared/use-hydrated.js';
import { keptKey, valuesIn } from '../shared/use-persisted-form.js';

/** Under which name an application is kept while it is written. */
export const applicationForm = (id: string) => `apply-${id}`;

/** Whether an application of mine for this task was begun on this device and not sent. */
export function useBegunApplication(id: string): boolean {
  const storage = useStorage();
  const hydrated = useHydrated();
  const key = keptKey(useUser()?.id, applicationForm(id));
  return hydrated && Object.keys(valuesIn(storage, key)).length > 0;
}
