import type { ReceivedShare, ReceivedSharePort } from '@campushive/features';
import { clock } from '../clock/clock.js';
import {
  RECEIVED,
  RECEIVED_FOR,
  RECEIVED_NOTE,
  SHARE_PATH,
  type ReceivedNote,
} from '../worker-messages/worker-messages.js';

/** Content that the service worker took from the phone's share sheet. */
export const received: ReceivedSharePort = {
  async read() {
    try {
      return await readStored();
    } catch {
      // Fails in private windows and without HTTPS, where no worker stores anything either.
      return null;
    }
  },
  async clear() {
    try {
      await window.caches.delete(RECEIVED);
    } catch {
      // A browser that forbids storage has stored nothing.
    }
  },
};

async function readStored(): Promise<ReceivedShare | null> {
  if (!(await window.caches.has(RECEIVED))) return null;
  const cache = await window.caches.open(RECEIVED);
  const note: unknown = await (await cache.match(RECEIVED_NOTE))?.json();
  if (!isNote(note)) return null;
  if (clock.now().getTime() - note.at > RECEIVED_FOR) {
    await window.caches.delete(RECEIVED);
    return null;
  }
  const pictures = await Promise.all(
    note.files.map(async (name, index) => {
      const blob = await (await cache.match(`${SHARE_PATH}/${index}`))?.blob();
      return blob === undefined ? null : new File([blob], name, { type: blob.type });
    }),
  );
  const { title, text, url, leftOut } = note;
  return { title, text, url, leftOut, pictures: pictures.filter((picture) => picture !== null) };
}

const isNote = (note: unknown): note is ReceivedNote =>
  typeof note === 'object' && note !== null && 'at' in note && 'files' in note && 'leftOut' in note;
