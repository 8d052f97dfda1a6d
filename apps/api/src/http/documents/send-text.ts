import type { FastifyReply } from 'fastify';
import type { Encoding } from '../encoding.js';

export async function sendText(
  reply: FastifyReply,
  encoding: Encoding,
  bytes: Buffer,
): Promise<FastifyReply> {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}
