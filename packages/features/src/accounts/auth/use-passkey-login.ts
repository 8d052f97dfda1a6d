import { MINUTE } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useClock, usePasskeysPort } from '../../kernel/index.js';
import { useHydrated } from '../../shared/hooks/use-hydrated.js';
import { useStartSession } from './use-keep-session.js';

/** Renewal interval of the challenge behind the fields, in milliseconds. Shorter than the challenge's lifetime. */
const RENEW_AFTER = 4 * MINUTE;

export interface PasskeyLogin {
  /** Browser support for passkeys. True until hydration. */
  readonly offered: boolean;
  readonly onUse: () => void;
  /** Called when the user approaches the form. Its fields then offer passkeys, where the browser supports that. */
  readonly onNear: () => void;
  readonly pending: boolean;
  /** True after the device failed. */
  readonly failed: boolean;
}

export interface PasskeyLoginHost {
  readonly rememberMe: () => boolean;
  /** Called before the session starts. */
  readonly onProved: () => void;
  readonly onSignedIn: () => void;
  readonly onRefused: (error: Error) => void;
}

/**
 * Logs in with a passkey, by the button or by picking one in a field. Sends no request before the user approaches the
 * form.
 */
export function usePasskeyLogin(host: PasskeyLoginHost): PasskeyLogin {
  const client = useClient();
  const clock = useClock();
  const device = usePasskeysPort();
  const startSession = useStartSession();
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
    await startSession(client.passkeys.signIn({ attempt, credential, rememberMe: remember }), {
      email: '',
      remember,
    });
    host.onSignedIn();
  }

  /** Offers passkeys in the fields. Reports only the refusal of a picked passkey and ignores all other errors. */
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
