import type { PasskeyOutcome, PasskeysPort } from '@campushive/features';

/** Fetched with the first passkey that is made or used: most pages never need it. */
const library = () => import('@simplewebauthn/browser');

/** The passkeys of this browser, of its system and of what is plugged into it. */
export function createPasskeys(): PasskeysPort {
  let asking = false;
  return {
    // Missing on pages without HTTPS, and in browsers that are older than passkeys.
    supported: () => typeof window.PublicKeyCredential === 'function',
    async autofills() {
      const { browserSupportsWebAuthnAutofill } = await library();
      return browserSupportsWebAuthnAutofill();
    },
    create: (options) =>
      outcomeOf(async ({ startRegistration }) => {
        const { id, response } = await startRegistration({
          optionsJSON: {
            ...options,
            excludeCredentials: options.excludeCredentials.map(withoutTransports),
          },
        });
        const { clientDataJSON, attestationObject, transports } = response;
        return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
      }),
    use: (options, how) =>
      outcomeOf(async ({ startAuthentication }) => {
        asking = true;
        const { id, response } = await startAuthentication({
          optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(withoutTransports) },
          useBrowserAutofill: how?.autofill ?? false,
        });
        const { clientDataJSON, authenticatorData, signature, userHandle } = response;
        return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
      }),
    cancel() {
      if (asking) void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    },
  };
}

/** Transports are a hint, whose newer values older browsers refuse together with the whole key. */
const withoutTransports = ({ id, type }: { id: string; type: 'public-key' }) => ({ id, type });

async function outcomeOf<C>(
  run: (from: Awaited<ReturnType<typeof library>>) => Promise<C>,
): Promise<PasskeyOutcome<C>> {
  try {
    return { status: 'done', credential: await run(await library()) };
  } catch (error) {
    return { status: reasonOf(error) };
  }
}

function reasonOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
