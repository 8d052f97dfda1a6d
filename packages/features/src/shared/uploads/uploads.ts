import { ApiError } from '@campushive/contract';

interface Picked {
  /** Its own for as long as it is there. */
  readonly key: string;
  /** What was picked; null for what another device sent, or what this one could not keep. */
  readonly file: File | null;
  /** Where it can be seen: on the device until it is stored, or where it is stored. */
  readonly src: string;
}

/** A file of a form, sent as soon as it is picked: on its way, refused, or stored. */
export type Upload<Stored> =
  | (Picked & { readonly status: 'uploading'; readonly progress: number })
  | (Picked & { readonly status: 'failed'; readonly error: unknown })
  | (Picked & {
      readonly status: 'ready';
      readonly stored: Stored;
      /** Milliseconds since 1970; null for what the form began with, which the server keeps. */
      readonly uploadedAt: number | null;
    });

/** What happens to the files of a form. */
export type UploadEvent<Stored> =
  /** What was noted is back: it stands before what was picked in the meantime. */
  | { readonly type: 'restored'; readonly uploads: readonly Upload<Stored>[] }
  | { readonly type: 'picked'; readonly files: readonly { key: string; file: File; src: string }[] }
  /** Another picture stands in the same place: the old one, rotated or cropped. */
  | { readonly type: 'edited'; readonly key: string; readonly file: File; readonly src: string }
  | { readonly type: 'started'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly progress: number }
  | {
      readonly type: 'stored';
      readonly key: string;
      readonly stored: Stored;
      readonly at: number;
      /** Where it can be seen from now on, if not where it was. */
      readonly src?: string;
    }
  | { readonly type: 'failed'; readonly key: string; readonly error: unknown }
  | { readonly type: 'removed'; readonly keys: readonly string[] }
  /** One place towards the front (-1) or the back (1). */
  | { readonly type: 'moved'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'replaced'; readonly uploads: readonly Upload<Stored>[] };

/** The files of a form after an event. */
export function uploadsAfter<Stored>(
  uploads: readonly Upload<Stored>[],
  event: UploadEvent<Stored>,
): readonly Upload<Stored>[] {
  const change = (key: string, next: (one: Upload<Stored>) => Upload<Stored>) =>
    uploads.map((one) => (one.key === key ? next(one) : one));
  switch (event.type) {
    case 'restored':
      return [
        ...event.uploads,
        ...uploads.filter(({ key, file }) => file !== null && !event.uploads.some((one) => one.key === key)),
      ];
    case 'picked':
      return [
        ...uploads,
        ...event.files.map((one) => ({ ...one, status: 'uploading', progress: 0 }) as const),
      ];
    case 'edited': {
      const { key, file, src } = event;
      return change(key, () => ({ key, file, src, status: 'uploading', progress: 0 }));
    }
    case 'started':
      return change(event.key, ({ key, file, src }) => ({
        key,
        file,
        src,
        status: 'uploading',
        progress: 0,
      }));
    case 'progressed':
      return change(event.key, (one) =>
        one.status === 'uploading' ? { ...one, progress: event.progress } : one,
      );
    case 'stored':
      return change(event.key, ({ key, file, src }) => ({
        key,
        file,
        src: event.src ?? src,
        status: 'ready',
        stored: event.stored,
        uploadedAt: event.at,
      }));
    case 'failed':
      return change(event.key, ({ key, file, src }) => ({
        key,
        file,
        src,
        status: 'failed',
        error: event.error,
      }));
    case 'removed':
      return uploads.filter(({ key }) => !event.keys.includes(key));
    case 'moved':
      return moved(uploads, event.key, event.by);
    case 'replaced':
      return event.uploads;
    default:
      return event satisfies never;
  }
}

function moved<Stored>(
  uploads: readonly Upload<Stored>[],
  key: string,
  by: -1 | 1,
): readonly Upload<Stored>[] {
  const from = uploads.findIndex((one) => one.key === key);
  const to = from + by;
  const [one, other] = [uploads[from], uploads[to]];
  if (one === undefined || other === undefined) return uploads;
  return uploads.map((upload, index) => (index === from ? other : index === to ? one : upload));
}

/** Why an upload failed. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

/** Codes that refuse a file for what it is: sent again, it would be refused again. */
const REFUSALS = [
  'unsupported_file',
  'unreadable_file',
  'encrypted_file',
  'unsafe_file',
  'payload_too_large',
];

export const isRefused = (error: unknown): boolean => REFUSALS.includes(codeOf(error));

/** What could not be sent for want of a network: it goes again once there is one. */
export const waitsForNetwork = <Stored>(upload: Upload<Stored>): boolean =>
  upload.status === 'failed' && ['network', 'timeout'].includes(codeOf(upload.error));
