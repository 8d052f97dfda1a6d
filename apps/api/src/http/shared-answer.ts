import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

interface Written {
  readonly body: Buffer;
  readonly tag: string;
  /** In brotli, once somebody takes it. */
  compressed?: Buffer;
}

/** Worth more work than an answer that is sent once. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Below this, compressing saves no packet: as everywhere else. */
const PACKED_FROM = 1_024;

const written = new WeakMap<object, Written>();

/** Sends an answer that many are given, and nobody changes any more: it is written, hashed and compressed only once. */
export function sendShared(reply: FastifyReply, answer: object): FastifyReply {
  const known = written.get(answer) ?? write(reply, answer);
  written.set(answer, known);
  void reply.headers({ etag: known.tag, 'content-type': 'application/json; charset=utf-8' });
  // Who takes another packing than brotli is served by the plugin that packs everything else.
  if (known.body.length < PACKED_FROM || !takesBrotli(reply.request.headers['accept-encoding'])) {
    return reply.send(known.body);
  }
  known.compressed ??= brotliCompressSync(known.body, PACKING);
  const vary = reply.getHeader('vary');
  return reply
    .headers({ 'content-encoding': 'br', vary: [vary ?? [], 'accept-encoding'].flat().join(', ') })
    .send(known.compressed);
}

function write(reply: FastifyReply, answer: object): Written {
  const body = Buffer.from(String(reply.serialize({ status: 'success', ...answer })));
  return { body, tag: `W/"${hash('sha1', body, 'base64')}"` };
}

/** Browsers name it without a weight; whoever weighs is left to the plugin. */
const takesBrotli = (accepted: string | string[] | undefined): boolean =>
  String(accepted ?? '')
    .split(',')
    .some((one) => one.trim() === 'br');
