import { sha256 } from '@noble/hashes/sha2.js';
import { Failure } from '@campushive/domain/calls/failure';
import type { Outside, PostOutcome } from '@campushive/domain/platform/ports/outside';
import type { Passwords } from '@campushive/domain/platform/ports/passwords';
import type { Ports } from '@campushive/domain/platform/ports/ports';
import type { Platform } from '@campushive/domain/platform/platform';
import { createPageFiles } from './page-files.js';
import { createPageImages } from './page-images.js';
import { createPageSecrets } from './page-secrets.js';

/**
 * Work of the host, as far as a page can do it. Passwords are hashed without any cost, so a page must hold made-up ones only. PDFs
 * and archives are refused; nothing is sent to other servers, and no sign-in has a place.
 */
export function createPagePorts(): Ports & Pick<Platform, 'secrets'> {
  return {
    secrets: createPageSecrets(),
    archive: { pack: () => refuse('An archive') },
    documents: {
      ticket: async () => refuse('A PDF'),
      receipt: async () => refuse('A PDF'),
      evidence: async () => refuse('A PDF'),
    },
    files: createPageFiles(),
    images: createPageImages(),
    operatorRules: { source: undefined, read: () => undefined, watch: () => () => undefined },
    outside,
    passwords: cheapPasswords,
    signInPlaces: { of: async () => null },
  };
}

/**
 * Servers of partners. Those under `.example`, a domain without owners, are simulated: they take everything, except that hosts that
 * begin with `down.` answer 503. Others are not reached.
 */
const outside: Outside = {
  post: async ({ url }) => answerOf(new URL(url).hostname),
  resolvesPublicly: async ({ hostname }) => hostname.endsWith('.example'),
};

function answerOf(hostname: string): PostOutcome {
  if (!hostname.endsWith('.example')) return { kind: 'unreachable' };
  return { kind: 'answered', status: hostname.startsWith('down.') ? 503 : 204 };
}

function refuse(capability: string): never {
  throw new Failure('unavailable', `${capability} cannot be made inside a page. Run the server for it.`);
}

const digestOf = (password: string): string =>
  [...sha256(new TextEncoder().encode(password))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hashes that anyone could reverse for common passwords. */
const cheapPasswords: Passwords = {
  hash: async (password) => `in-page:${digestOf(password)}`,
  isPassword: async (password, passwordHash) => passwordHash === `in-page:${digestOf(password)}`,
  behindHashing: (work) => work(),
};
