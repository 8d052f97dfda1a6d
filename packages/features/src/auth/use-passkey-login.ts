import { MINUTE } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useClock, usePasskeysPort } from '../kernel/index.js';
import { useHydrated } from '../shared/use-hydrated.js';
import { useKeepSession } from './use-keep-session.js';

/** Before the challenge of a field that waits for its owner is too old to be answered. */
const RENEW_AFTER = 4 * MINUTE;

export interface PasskeyLogin {
  /** Whether the browser has passkeys; taken for granted until the page is alive. */
  readonly offered: boolean;
  readonly onUse: () => void;
  /** Someone comes near the form: its fields offer passkeys from now on, where the browser can do that. */
  readonly onNear: () => void;
  readonly pending: boolean;
  /** The device could not do it. */
  readonly failed: boolean;
}

export interface PasskeyLoginHost {
  readonly rememberMe: () => boolean;
  /** A session is about to begin. */
  readonly onProved: () => void;
  readonly onSignedIn: () => void;
  readonly onRefused: (error: Error) => void;
}

/** Signs in with a passkey: by the button, or by picking one in a field. Costs nothing until someone comes near. */
export function usePasskeyLogin(host: PasskeyLoginHost): PasskeyLogin {
  const client = useClient();
  const clock = useClock();
  const device = usePasskeysPort();
  const keepSession = useKeepSession();
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const waiting = useRef(false);
  const renewal = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      renewal.current?.();
      device.cancel();
    },
    [device],
  );
  const signIn = useMutation({ mutationFn: () => logIn(false), onError: host.onRefused });

  return {
    offered: !hydrated || device.supported(),
    pending: signIn.isPending,
    failed,
    onUse() {
      setFailed(false);
      waiting.current = false;
      renewal.current?.();
      signIn.mutate();
    },
    onNear() {
      if (waiting.current || signIn.isPending || !device.supported()) return;
      waiting.current = true;
      void offerInFields();
    },
  };

  async function logIn(autofill: boolean): Promise<void> {
    const { attempt, options } = (await client.passkeys.beginSignIn({})).data;
    const outcome = await device.use(options, { autofill });
    if (outcome.status !== 'done') {
      if (!autofill) setFailed(outcome.status === 'failed');
      return;
    }
    const remember = host.rememberMe();
    host.onProved();
    const { credential } = outcome;
    await keepSession(client.passkeys.signIn({ attempt, credential, rememberMe: remember }), {
      email: '',
      remember,
    });
    host.onSignedIn();
  }

  /** No one waits for it, so only what comes of a passkey that was picked is said. */
  async function offerInFields(): Promise<void> {
    if (!(await device.autofills().catch(() => false))) return;
    if (!waiting.current) return;
    renewal.current = clock.after(RENEW_AFTER, () => void offerInFields());
    await logIn(true).catch((error: unknown) => {
      waiting.current = false;
      if (error instanceof Error && 'code' in error && error.code === 'passkey_refused')
        host.onRefused(error);
    });
  }
}
