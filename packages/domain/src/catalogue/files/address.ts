import { MINUTE } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import type { FilesContext } from './context.js';

/** Lifetime of a download address: long enough for a slow phone to start. */
const ADDRESS_LIFETIME = 5 * MINUTE;

export function addressOf({ clock, secrets }: FilesContext, fileId: string): string {
  const until = later(clock.now(), ADDRESS_LIFETIME).getTime();
  return `/api/study-files/${fileId}/${until}/${secrets.keyed('study-file', `${fileId}:${until}`)}`;
}
