import { useCallback, useEffect, useState } from 'react';
import { useClient, useDevice, useStorage, useUser } from '../../../kernel/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { subscribeDevice } from './push-device.js';

/** Offer of notifications, with the possible answers. */
export type PushOffer =
  | { readonly status: 'hidden' }
  | {
      readonly status: 'offered' | 'asking' | 'failed';
      /** Opens the browser's permission prompt. */
      readonly onAccept: () => void;
      /** Declines; this browser does not show the offer again. */
      readonly onDecline: () => void;
    };

type Step = 'open' | 'asking' | 'failed' | 'decided';

/**
 * Offers notifications once the user waits for something. The browser's prompt opens only after the user accepts,
 * because a denied permission is permanent.
 */
export function usePushOffer(waiting: boolean): PushOffer {
  const client = useClient();
  const storage = useStorage();
  const { push } = useDevice();
  const [step, setStep] = useState<Step>('open');
  // Server rendering does not know this browser's permission.
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
        // A dismissed prompt counts as an answer, too.
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
 * Registers this browser's push subscription with the server again after each sign-in, so that it belongs to the
 * signed-in user.
 */
export function useKeptSubscription(): void {
  const client = useClient();
  const storage = useStorage();
  const { push } = useDevice();
  const me = useUser()?.id;
  useEffect(() => {
    if (me === undefined || push.permission() !== 'granted') return;
    // The user switched pushes off on this device.
    if (storage.read('push-offer') !== null) return;
    // Without a subscription, notifications still appear in the app. The next visit retries.
    subscribeDevice(client, push).catch(() => undefined);
  }, [client, storage, push, me]);
}
