import { DAY, SECOND } from '@campushive/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';
import type { Secrets } from '@campushive/domain/platform/ports/secrets';
import { sameSecret } from '@campushive/domain/platform/secrets';

/**
 * The device cookie: a random name of a browser, signed so that no one can make up many. It distinguishes devices
 * behind one network address, and a student's own device from others of the same kind. It grants no access.
 */
const nameOf = () => `${campus.key}_device`;
const LIFETIME = 365 * DAY;
const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

const signatureOf = (secrets: Secrets, id: string) => secrets.keyed('device-cookie', id);

/** Reads the name of the device that makes a request. Undefined without a cookie that this server signed. */
export function readDeviceCookie({ cookies }: FastifyRequest, secrets: Secrets): string | undefined {
  const [, id, signature] = VALUE.exec(cookies[nameOf()] ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return sameSecret(signature, signatureOf(secrets, id)) ? id : undefined;
}

/** Names a device in an answer, for a year. `secure`: the site is served over HTTPS. Returns the name. */
export function setDeviceCookie(reply: FastifyReply, secrets: Secrets, secure: boolean): string {
  const id = secrets.token();
  void reply.setCookie(nameOf(), `${id}.${signatureOf(secrets, id)}`, {
    ...{ path: '/api', httpOnly: true, sameSite: 'lax', secure },
    maxAge: LIFETIME / SECOND,
  });
  return id;
}
