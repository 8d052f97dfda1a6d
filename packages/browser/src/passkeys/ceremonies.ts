import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeyOutcome, PasskeysPort } from '@campushive/features';

export const autofills = browserSupportsWebAuthnAutofill;

export const create: PasskeysPort['create'] = (options) =>
  outcomeOf(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...options,
        excludeCredentials: options.excludeCredentials.map(withoutTransports),
      },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
  });

export const use: PasskeysPort['use'] = (options, how) =>
  outcomeOf(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(withoutTransports) },
      useBrowserAutofill: how?.autofill ?? false,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  });

export const cancel = (): void => WebAuthnAbortService.cancelCeremony();

/** Removes transports. They are only a hint, and older browsers reject a key with values that they do not know. */
const withoutTransports = ({ id, type }: { id: string; type: 'public-key' }) => ({ id, type });

async function outcomeOf<C>(run: () => Promise<C>): Promise<PasskeyOutcome<C>> {
  try {
    return { status: 'done', credential: await run() };
  } catch (error) {
    return { status: reasonOf(error) };
  }
}

function reasonOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
