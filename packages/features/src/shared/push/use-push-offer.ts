import { useCallback, useEffect, useState } from 'react';
import { useClient, useDevice, useStorage, useUser } from '../../kernel/index.js';
import { useHydrated } from '../use-hydrated.js';
import { subscribeDevice } from './push-device.js';

/** Whether to offer notifications, and what a person may answer. */
export type PushOffer =
  | { readonly status: 'hidden' }
  | {
      readonly status: 'offered' | 'asking' | 'failed';
      /** Leads to the browser's own question. */
      readonly onAccept: () => void;
      /** Not now: this browser does not offer it again. */
      readonly onDecline: () => void;
    };

type Step = 'open' | 'asking' | 'failed' | 'decided';

/**
 * Offers notifications once there is something to wait for: the browser's own question comes only after a yes, because
 * a no to that one is for good.
 */
export function usePushOffer(waiting: boolean): PushOffer {
  const client = useClient();
  const storage = useStorage();
  const { push } = useDevice();
  const [step, setStep] = useState<Step>('open');
  // The server, which renders the page first, does not know what this browser allows.
  const hydrated = useHydrated();

  const onDecline = useCallback(() => {
    storage.write('push-offer', 'declined');
    setStep('decided');
  }, [storage]);
  const onAccept = useCallback(() => {
    setStep('asking');
    push
      .askPermission()
      .then(async (answer) => {
        // Asked once: closing the browser's question is an answer too.
        if (answer === 'granted') await subscribeDevice(client, push);
        else storage.write('push-offer', 'declined');
        setStep('decided');
      })
      .catch(() => setStep('failed'));
  }, [client, storage, push]);
  switch (step) {
    case 'open': {
      const offered =
        hydrated && waiting && push.permission() === 'ask' && storage.read('push-offer') === null;
      return offered ? { status: 'offered', onAccept, onDecline } : { status: 'hidden' };
    }
    case 'asking':
    case 'failed':
      return { status: step, onAccept, onDecline };
    case 'decided':
      return { status: 'hidden' };
    default:
      return step satisfies never;
  }
}

/**
 * A browser that may be pushed to belongs to the signed-in user: after every sign-in it is registered with the server again.
 */
export function useKeptSubscription(): void {
  const client = useClient();
  const storage = useStorage();
  const { push } = useDevice();
  const me = useUser()?.id;
  useEffect(() => {
    if (me === undefined || push.permission() !== 'granted') return;
    // Switched off on this device.
    if (storage.read('push-offer') !== null) return;
    // Without it notifications still come in the app; the next visit tries again.
    subscribeDevice(client, push).catch(() => undefined);
  }, [client, storage, push, me]);
}
