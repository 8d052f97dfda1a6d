import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@campushive/contract/limits';
import {
  RECEIVED,
  RECEIVED_FOR,
  RECEIVED_NOTE,
  SHARE_PATH,
  type ReceivedNote,
} from '@campushive/browser/worker-messages';

/** Maximum length of each received text, in characters. Longer ones are cut, as no form takes more. */
const MAX_TEXT = 5_000;

/** Page that says that nothing came through. */
const LOST = `${SHARE_PATH}?lost`;

/** Returns the device's time. Monotonic, because the clock of the page is not part of a worker. */
const deviceNow = (): number => performance.timeOrigin + performance.now();

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** Stores the content of another app's share on this device, and opens the page that asks for its place. */
export async function receiveShare(request: Request, now: () => number = deviceNow): Promise<Response> {
  try {
    const form = await request.formData();
    const { note, files } = sort(form, now());
    // A newer share replaces one that was not used.
    await caches.delete(RECEIVED);
    const received = await caches.open(RECEIVED);
    for (const [index, file] of files.entries()) await received.put(pathOf(index), new Response(file));
    // Last, so that a share whose pictures found no room is not taken for a whole one.
    await received.put(RECEIVED_NOTE, Response.json(note));
    return redirectTo(SHARE_PATH);
  } catch {
    // Unreadable content, or no room on the device.
    await caches.delete(RECEIVED).catch(() => false);
    return redirectTo(LOST);
  }
}

/** Deletes received content whose time is over. */
export async function deleteOldShare(now: () => number = deviceNow): Promise<void> {
  if (!(await caches.has(RECEIVED))) return;
  const stored = await (await caches.open(RECEIVED)).match(RECEIVED_NOTE);
  const note = (await stored?.json().catch(() => null)) as Pick<ReceivedNote, 'at'> | null | undefined;
  // Without a note a share may be arriving at this moment.
  if (note != null && now() - note.at > RECEIVED_FOR) await caches.delete(RECEIVED);
}

const pathOf = (index: number): string => `${SHARE_PATH}/${index}`;

/** Returns a redirect that the browser follows with GET. */
const redirectTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path } });

function sort(form: FormData, at: number): { note: ReceivedNote; files: readonly File[] } {
  const all = form.getAll('files').filter((one) => one instanceof File);
  // A share without files has an empty one in some browsers.
  const given = all.filter(({ size, name }) => size > 0 || name !== '');
  const pictures = given.filter((one) => isPicture(one) && one.size > 0);
  const fitting = pictures.filter(({ size }) => size <= MAX_PHOTO_BYTES);
  const files = fitting.slice(0, MAX_PHOTOS);
  const note: ReceivedNote = {
    title: textIn(form, 'title'),
    text: textIn(form, 'text'),
    url: textIn(form, 'url'),
    at,
    files: files.map(({ name }) => name),
    leftOut: {
      type: given.length - pictures.length,
      size: pictures.length - fitting.length,
      many: fitting.length - files.length,
    },
  };
  return { note, files };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '';
}
