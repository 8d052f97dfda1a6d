import { sha256 } from '@noble/hashes/sha2.js';
import { Failure } from '@campushive/domain/calls/failure';
import type { Passwords } from '@campushive/domain/platform/ports/passwords';
import type { Ports } from '@campushive/domain/platform/ports/ports';
import { createPageFiles } from './page-files.js';
import { createPageImages } from './page-images.js';

/**
 * Work of the host, as far as a page can do it. Passwords are hashed without any cost, so a page must hold made-up ones only. PDFs
 * and archives are refused; nothing is sent to other servers, and no sign-in has a place.
 */
export function createPagePorts(): Ports {
  return {
    archive: { pack: () => refuse('An archive') },
    documents: {
      ticket: async () => refuse('A PDF'),
      receipt: async () => refuse('A PDF'),
      evidence: async () => refuse('A PDF'),
    },
    files: createPageFiles(),
    images: createPageImages(),
    operatorRules: { source: undefined, read: () => undefined, watch: () => () => undefined },
    outside: {
      post: async () => ({ kind: 'unreachable' }),
      resolvesPublicly: async () => false,
    },
    passwords: cheapPasswords,
    signInPlaces: { of: async () => null },
  };
}

function refuse(what: string): never {
  throw new Failure('unavailable', `${what} cannot be made inside a page. Run the server for it.`);
}

const digestOf = (password: string): string =>
  [...sha256(new TextEncoder().encode(password))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hashes that anyone could reverse for common passwords. */
const cheapPasswords: Passwords = {
  hash: async (password) => `in-page:${digestOf(password)}`,
  isPassword: async (password, passwordHash) => passwordHash === `in-page:${digestOf(password)}`,
  behindHashing: (work) => work(),
};
