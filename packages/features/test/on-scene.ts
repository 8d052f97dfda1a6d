import type { Client } from '@campushive/contract';
import type { Failures } from '../src/testing/failures.js';

/** Password of every student of a scene. */
export const PASSWORD = 'Kente-cloth-7';

/** Campus on which a story runs, for what other students and their payers do during it, and for the codes of mails. */
interface RunningCampus {
  as(name: string): Client;
  readonly visitor: Client;
  student(name: string): Promise<Client>;
  pay(payment: { readonly reference: string }): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  readonly mailbox: {
    codeFor(address: string): string;
    of(address: string): readonly { readonly subject: string; readonly text: string }[];
  };
  readonly world: { id(name: string): string };
}

/** Returns the campus of a story that has a scene. */
export const campusOf = (loaded: Record<string, unknown>) => loaded['pageCampus'] as RunningCampus;

/** Returns the failures on the viewer's way, which a play function may change. */
export const failuresOf = (loaded: Record<string, unknown>) => loaded['failures'] as Failures;

/** Picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Returns a photo that a browser can read. */
export const aPhotoFile = (name: string): File =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.codePointAt(0) ?? 0)], name, { type: 'image/png' });
