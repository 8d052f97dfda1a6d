import { MINUTE } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import type { AttachmentsContext } from './context.js';

const ADDRESS_LIFETIME = 5 * MINUTE;

export function signatureOf(
  { secrets }: AttachmentsContext,
  id: string,
  readerId: string,
  until: number,
): string {
  return secrets.keyed('attachment', `${id}:${readerId}:${until}`);
}

export function addressOf(context: AttachmentsContext, id: string, readerId: string): string {
  const { clock } = context;
  const until = later(clock.now(), ADDRESS_LIFETIME).getTime();
  return `/api/attachments/${id}/${readerId}/${until}/${signatureOf(context, id, readerId, until)}`;
}
