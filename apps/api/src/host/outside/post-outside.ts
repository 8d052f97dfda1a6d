import { SECOND } from '@campushive/contract';
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Outside, OutsidePost, PostOutcome } from '@campushive/domain/platform/ports/outside';
import { addressIn, isPublicAddress } from './public-address.js';

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const ANSWER_WITHIN = 10 * SECOND;

class RefusedAddress extends Error {}

/**
 * Posts to an external address. Its host is resolved when the connection is made, the connection goes to exactly the
 * checked address, and redirects are not followed: a changing DNS name leads nowhere inside this network.
 */
export function postOutside(
  { url, headers, body, guarded }: OutsidePost,
  { resolveHost = resolve as Resolve, within = ANSWER_WITHIN } = {},
): Promise<PostOutcome> {
  const target = new URL(url);
  const literal = addressIn(target);
  const isSecure = target.protocol === 'https:';
  if (guarded && (!isSecure || (literal !== undefined && !isPublicAddress(literal)))) {
    return Promise.resolve({ kind: 'refused_address' });
  }
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.timeout(within),
    ...(guarded && { lookup: lookupPublic(resolveHost) }),
  };
  return new Promise((done) => {
    const request = (isSecure ? secureRequest : plainRequest)(target, options, (response) => {
      // Reads the status only, because the body may be endless.
      response.destroy();
      done({ kind: 'answered', status: response.statusCode ?? 0 });
    });
    request.on('error', (error) => done({ kind: kindOf(error) }));
    request.end(body);
  });
}

/** Returns true if the host of an address resolves, to public IP addresses only. */
export async function resolvesPublicly(url: URL, resolveHost = resolve as Resolve): Promise<boolean> {
  const literal = addressIn(url);
  if (literal !== undefined) return isPublicAddress(literal);
  return new Promise((done) => {
    lookupPublic(resolveHost)(url.hostname, { all: true }, (error) => done(error === null));
  });
}

function kindOf(error: Error): 'refused_address' | 'unreachable' | 'timeout' {
  if (error instanceof RefusedAddress) return 'refused_address';
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}

/** Resolves a host for a connection; refuses it when one of its addresses is not public. */
function lookupPublic(resolveHost: Resolve) {
  return (
    hostname: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new RefusedAddress(`${hostname} is not on the public internet`), '');
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** Requests on Node's HTTP clients. */
export const outside: Outside = {
  post: (request) => postOutside(request),
  resolvesPublicly: (url) => resolvesPublicly(url),
};
