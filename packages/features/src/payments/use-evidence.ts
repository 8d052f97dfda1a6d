import { DISPUTE_PHOTOS_MAX } from '@campushive/contract';
import { useRef, useState } from 'react';
import { useClient } from '../kernel/index.js';

/** A photo that shows what is wrong, or that it is not: on its way, stored, or to be sent again. */
export type EvidencePhoto = { readonly key: string; readonly src: string; readonly file: File } & (
  | { readonly status: 'uploading'; readonly progress: number }
  | { readonly status: 'ready'; readonly id: string }
  | { readonly status: 'failed' }
);

export interface Evidence {
  readonly photos: readonly EvidencePhoto[];
  /** How many more may come. */
  readonly left: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
}

/** The stored ones; null while one is still to be sent. */
export function sentOf({ photos }: Evidence): readonly string[] | null {
  const ids = photos.flatMap((one) => (one.status === 'ready' ? [one.id] : []));
  return ids.length === photos.length ? ids : null;
}

/** Photos are sent as soon as they are picked; the report only names them. */
export function useEvidence(): Evidence {
  const client = useClient();
  const [photos, setPhotos] = useState<readonly EvidencePhoto[]>([]);
  const serial = useRef(0);

  function become(key: string, change: (one: EvidencePhoto) => EvidencePhoto) {
    setPhotos((now) => now.map((one) => (one.key === key ? change(one) : one)));
  }
  function send({ key, src, file }: EvidencePhoto) {
    const onProgress = (progress: number) =>
      become(key, (one) => (one.status === 'uploading' ? { ...one, progress } : one));
    client.uploads.create({ file, purpose: 'dispute-photo' }, { onProgress }).then(
      ({ data }) => become(key, () => ({ status: 'ready', key, src, file, id: data.id })),
      () => become(key, () => ({ status: 'failed', key, src, file })),
    );
  }

  return {
    photos,
    left: DISPUTE_PHOTOS_MAX - photos.length,
    onAdd(files) {
      const added = files.map((file): EvidencePhoto => {
        serial.current += 1;
        const key = `photo-${serial.current}`;
        return { status: 'uploading', key, src: URL.createObjectURL(file), file, progress: 0 };
      });
      setPhotos((now) => [...now, ...added]);
      added.forEach(send);
    },
    onRemove: (key) => setPhotos((now) => now.filter((one) => one.key !== key)),
    onRetry(key) {
      const found = photos.find((one) => one.key === key);
      if (found?.status !== 'failed') return;
      become(key, ({ src, file }) => ({ status: 'uploading', key, src, file, progress: 0 }));
      send(found);
    },
  };
}
