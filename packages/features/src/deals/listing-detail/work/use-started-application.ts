import { useStorage, useUser } from '../../../kernel/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { persistedFormKey, valuesIn } from '../../../shared/hooks/use-persisted-form.js';

/** Returns the storage name of an unsent application. */
export const applicationForm = (id: string) => `apply-${id}`;

/** Checks whether this device has an unsent application for the task. */
export function useStartedApplication(id: string): boolean {
  const storage = useStorage();
  const hydrated = useHydrated();
  const key = persistedFormKey(useUser()?.id, applicationForm(id));
  return hydrated && Object.keys(valuesIn(storage, key)).length > 0;
}
