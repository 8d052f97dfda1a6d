import type { PasskeysPort } from '@campushive/features';

/** Loads the code with the first use of a passkey, because most pages never need it. */
const ceremonies = () => import('./ceremonies.js');

/** Creates the port for passkeys of this browser, its system and connected devices. */
export function createPasskeys(): PasskeysPort {
  let asking = false;
  return {
    // Missing on pages without HTTPS, and in browsers without passkeys.
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

/** The code failed to load. */
const failed = () => ({ status: 'failed' }) as const;
