import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxTransaction } from './shapes.js';

/** Returns the address to which the payer returns. */
export function callbackOf(row: SandboxTransaction): string | null {
  if (row.callbackUrl === null) return null;
  const url = new URL(row.callbackUrl);
  url.searchParams.set('trxref', row.reference);
  url.searchParams.set('reference', row.reference);
  return url.toString();
}

/** A form of the checkout page, not a script. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.includes('urlencoded') === true;

/** Sends an error as Paystack formats it. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ status: false, message, type: 'validation_error', code });
}
