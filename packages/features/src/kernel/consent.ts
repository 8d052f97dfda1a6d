import { useSyncExternalStore } from 'react';
import { useStorage } from './provider.js';

/** A visitor's choice of external content: none, or maps. `unasked` until the visitor chooses. */
export type Consent = 'unasked' | 'necessary' | 'maps';

/** A visitor's choice and the function that changes it. Returned by `useConsent`. */
export interface ConsentChoice {
  readonly consent: Consent;
  /** Stores the choice on the device. */
  readonly choose: (choice: { consent: Exclude<Consent, 'unasked'> }) => void;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the cookie choice, stored on the device. On the server it is always `necessary`, so the banner is not rendered. */
export function useConsent(): ConsentChoice {
  const storage = useStorage();
  const consent = useSyncExternalStore(
    subscribe,
    () => parse(storage.read('consent')),
    (): Consent => 'necessary',
  );
  return {
    consent,
    choose(choice) {
      storage.write('consent', choice.consent);
      for (const listener of listeners) listener();
    },
  };
}

const parse = (note: string | null): Consent => (note === 'maps' || note === 'necessary' ? note : 'unasked');
