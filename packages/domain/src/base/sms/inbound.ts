import { normalizePhone } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';
import { smsNumbers } from '../../platform/database/schema/index.js';
import { networkOf } from '../../platform/network-of.js';
import { Quota } from '../../platform/quota.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import type { SmsContext } from './context.js';
import { toGsm } from './gsm.js';
import { dropGuestMessages } from './guest-message.js';
import { stoppedKey, STOPPED_FOR } from './set-number.js';
import { hashPhone } from './sms-number.js';

/** First words of an answer that end the messages, in the languages of the campuses. */
const STOP_WORDS = new Set([
  ...['STOP', 'STOPALL', 'END', 'QUIT', 'CANCEL', 'UNSUBSCRIBE'],
  ...['ARRET', 'ARRETER', 'ALTO', 'BAJA', 'PARAR', 'ACHA', 'SIMAMA'],
]);

const answer = z.object({ from: z.string().max(60), text: z.string().max(2_000) });

/** Requests a minute from one network. */
const MAX_REQUESTS = 600;

/**
 * Serves `POST /sms/inbound`, where the gateway reports answers of phones as JSON or as a form with `from` and `text`. The stop word switches
 * the messages off. Other answers and unknown numbers are ignored, and nothing of them is stored or logged.
 */
export function inboundRoute(context: SmsContext): Route {
  return {
    method: 'POST',
    path: '/sms/inbound',
    reads: 'bytes',
    async handle({ ip, authorization, body = new Uint8Array(), header }) {
      await context.limits.hit(`sms-inbound:${networkOf(ip)}`, MAX_REQUESTS, 60);
      const secret = context.sms?.inboundSecret;
      if (secret === undefined || !sameSecret(secretOf(authorization), secret))
        throw new Failure('unauthenticated', 'The secret is wrong.');
      const parsed = answer.safeParse(readBody(new TextDecoder().decode(body), header('content-type') ?? ''));
      if (parsed.success && isStop(parsed.data.text)) await stop(context, parsed.data.from);
      return { type: 'application/json; charset=utf-8', body: JSON.stringify({ status: 'success' }) };
    },
  };
}

/** Whether an answer begins with a stop word. */
export function isStop(text: string): boolean {
  const [word = ''] = toGsm(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  return STOP_WORDS.has(word);
}

/** Returns the token of a Bearer header, or the password of a Basic one, which gateways take from the address. */
function secretOf(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic' || !/^[A-Za-z0-9+/=]+$/.test(value)) return '';
  const decoded = decodeBasic(value);
  return decoded.slice(decoded.indexOf(':') + 1);
}

function decodeBasic(value: string): string {
  try {
    return atob(value);
  } catch {
    return '';
  }
}

function readBody(body: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function stop(context: SmsContext, from: string): Promise<void> {
  const { db, clock } = context;
  const phone = normalizePhone(campus, from) ?? normalizePhone(campus, `+${from}`);
  if (phone === undefined) return;
  const phoneHash = hashPhone(context, phone);
  const now = clock.now();
  const stopped = await db
    .update(smsNumbers)
    .set({
      isOn: false,
      stoppedAt: sql`coalesce(${smsNumbers.stoppedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(eq(smsNumbers.phoneHash, phoneHash))
    .returning({ userId: smsNumbers.userId });
  // Otherwise anybody could add the number again, and send it codes.
  const isGuest = await dropGuestMessages(db, phoneHash);
  if (stopped.length > 0 || isGuest) await new Quota(db, clock).restart(stoppedKey(phoneHash), STOPPED_FOR);
}
