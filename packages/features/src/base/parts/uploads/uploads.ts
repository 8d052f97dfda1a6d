import { ApiError } from '@campushive/contract';

interface Picked {
  /** Stable key while the file is in the form. */
  readonly key: string;
  /** Picked file; null for one from another device, or one that this device could not store. */
  readonly file: File | null;
  /** URL for display: a local one until the file is stored, then possibly the server's. */
  readonly src: string;
}

/** File of a form, uploaded as soon as it is picked: in progress, failed or stored. */
export type Upload<Stored> =
  | (Picked & { readonly status: 'uploading'; readonly progress: number })
  | (Picked & { readonly status: 'failed'; readonly error: unknown })
  | (Picked & {
      readonly status: 'ready';
      readonly stored: Stored;
      /** Upload time in milliseconds since 1970; null for files that the form started with, which the server keeps. */
      readonly uploadedAt: number | null;
    });

/** Events on the files of a form. */
export type UploadEvent<Stored> =
  /** Restores the files of a draft before those picked meanwhile. */
  | { readonly type: 'restored'; readonly uploads: readonly Upload<Stored>[] }
  | { readonly type: 'picked'; readonly files: readonly { key: string; file: File; src: string }[] }
  /** Replaces a picture in the same position with its rotated or cropped version. */
  | { readonly type: 'edited'; readonly key: string; readonly file: File; readonly src: string }
  | { readonly type: 'started'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly progress: number }
  | {
      readonly type: 'stored';
      readonly key: string;
      readonly stored: Stored;
      readonly at: number;
      /** New display URL, if it changes. */
      readonly src?: string;
    }
  | { readonly type: 'failed'; readonly key: string; readonly error: unknown }
  | { readonly type: 'removed'; readonly keys: readonly string[] }
  /** Moves one position towards the front (-1) or the back (1). */
  | { readonly type: 'moved'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'replaced'; readonly uploads: readonly Upload<Stored>[] };

/** Applies an event to the files of a form. */
export function uploadsAfter<Stored>(
  uploads: readonly Upload<Stored>[],
  event: UploadEvent<Stored>,
): readonly Upload<Stored>[] {
  const change = (key: string, next: (upload: Upload<Stored>) => Upload<Stored>) =>
    uploads.map((upload) => (upload.key === key ? next(upload) : upload));
  switch (event.type) {
    case 'restored': {
      const restored = new Set(event.uploads.map(({ key }) => key));
      return [...event.uploads, ...uploads.filter(({ key, file }) => file !== null && !restored.has(key))];
    }
    case 'picked':
      return [
        ...uploads,
        ...event.files.map((file) => ({ ...file, status: 'uploading', progress: 0 }) as const),
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
      return change(event.key, (upload) =>
        upload.status === 'uploading' ? { ...upload, progress: event.progress } : upload,
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
  const from = uploads.findIndex((upload) => upload.key === key);
  const to = from + by;
  const [one, other] = [uploads[from], uploads[to]];
  if (one === undefined || other === undefined) return uploads;
  return uploads.map((upload, index) => (index === from ? other : index === to ? one : upload));
}

/** Returns the error code of a failed upload. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

/** Error codes that refuse the file as such. A retry would fail again. */
const REFUSALS = [
  'unsupported_file',
  'unreadable_file',
  'encrypted_file',
  'unsafe_file',
  'payload_too_large',
];

/** Returns true when the server refused the file itself, so that a retry would fail again. */
export const isRefused = (error: unknown): boolean => REFUSALS.includes(codeOf(error));

/** Checks for an upload that failed without a network. It is retried once the device is online. */
export const waitsForNetwork = <Stored>(upload: Upload<Stored>): boolean =>
  upload.status === 'failed' && ['network', 'timeout'].includes(codeOf(upload.error));
