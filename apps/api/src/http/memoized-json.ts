import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

interface Serialized {
  readonly body: Buffer;
  readonly tag: string;
  /** Brotli, filled by the first client that accepts it. */
  compressed?: Buffer;
}

/** Higher than for a body that is sent once. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Below this, compression saves no packet; the same threshold as everywhere else. */
const MIN_COMPRESSED_BYTES = 1_024;

const serialized = new WeakMap<object, Serialized>();

/** Sends a frozen answer that many clients receive: serialised, hashed and compressed only once. */
export function sendMemoizedJson(reply: FastifyReply, answer: object): FastifyReply {
  const cached = serialized.get(answer) ?? serialize(reply, answer);
  serialized.set(answer, cached);
  void reply.headers({ etag: cached.tag, 'content-type': 'application/json; charset=utf-8' });
  // The compression plugin serves the other encodings.
  if (cached.body.length < MIN_COMPRESSED_BYTES || !acceptsBrotli(reply.request.headers['accept-encoding'])) {
    return reply.send(cached.body);
  }
  cached.compressed ??= brotliCompressSync(cached.body, BROTLI_OPTIONS);
  const vary = reply.getHeader('vary');
  return reply
    .headers({ 'content-encoding': 'br', vary: [vary ?? [], 'accept-encoding'].flat().join(', ') })
    .send(cached.compressed);
}

function serialize(reply: FastifyReply, answer: object): Serialized {
  const body = Buffer.from(String(reply.serialize({ status: 'success', ...answer })));
  return { body, tag: `W/"${hash('sha1', body, 'base64')}"` };
}

/** Browsers name it without a weight; clients that send weights are left to the plugin. */
const acceptsBrotli = (accepted: string | string[] | undefined): boolean =>
  String(accepted ?? '')
    .split(',')
    .some((one) => one.trim() === 'br');
