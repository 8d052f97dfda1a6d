import { useSyncExternalStore } from 'react';
import { useStorage } from './provider.js';

/** What a visitor allows to be loaded: nothing from elsewhere, or maps too; `unasked` until they have chosen. */
export type Consent = 'unasked' | 'necessary' | 'maps';

export interface ConsentChoice {
  readonly consent: Consent;
  readonly choose: (choice: { consent: Exclude<Consent, 'unasked'> }) => void;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The cookie choice, kept on the device. The server's page asks no one. */
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
