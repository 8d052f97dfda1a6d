import type { PasskeysPort } from '@campushive/features';

/** Fetched with the first passkey that is made or used: most pages never need it. */
const ceremonies = () => import('./ceremonies.js');

/** The passkeys of this browser, of its system and of what is plugged into it. */
export function createPasskeys(): PasskeysPort {
  let asking = false;
  return {
    // Missing on pages without HTTPS, and in browsers that are older than passkeys.
    supported: () => typeof window.PublicKeyCredential === 'function',
    autofills: async () => (await ceremonies()).autofills(),
    create: (options) => ceremonies().then(({ create }) => create(options), failed),
    use(options, how) {
      asking = true;
      return ceremonies().then(({ use }) => use(options, how), failed);
    },
    cancel() {
      if (asking) void ceremonies().then(({ cancel }) => cancel());
    },
  };
}

/** The code did not come. */
const failed = () => ({ status: 'failed' }) as const;
