import { PHOTOS_MAX, type Photo } from '@campushive/contract';
import { useCallback, useRef, useState } from 'react';
import { useClient } from '../kernel/index.js';

/** A photo of the form: already stored, on its way, or to be sent again. */
export type FormPhoto =
  | { readonly status: 'ready'; readonly key: string; readonly src: string; readonly id: string }
  | {
      readonly status: 'uploading';
      readonly key: string;
      readonly src: string;
      readonly file: File;
      readonly progress: number;
    }
  | { readonly status: 'failed'; readonly key: string; readonly src: string; readonly file: File };

export interface PhotosForm {
  readonly photos: readonly FormPhoto[];
  readonly left: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** One place towards the front (-1) or the back (1). */
  readonly onMove: (key: string, by: -1 | 1) => void;
}

export const toFormPhoto = (photo: Photo): FormPhoto => ({
  status: 'ready',
  key: photo.id,
  id: photo.id,
  src: photo.variants.find((one) => one.format === 'webp')?.url ?? photo.url,
});

/** Photos are sent as soon as they are picked, one by one progress; the form only names them in the end. */
export function usePhotos(initial: readonly FormPhoto[]): PhotosForm {
  const client = useClient();
  const [photos, setPhotos] = useState(initial);
  const serial = useRef(0);

  const replace = useCallback((key: string, change: (photo: FormPhoto) => FormPhoto) => {
    setPhotos((now) => now.map((one) => (one.key === key ? change(one) : one)));
  }, []);

  const send = useCallback(
    (key: string, file: File) => {
      const onProgress = (progress: number) =>
        replace(key, (one) => (one.status === 'uploading' ? { ...one, progress } : one));
      client.uploads.create({ file, purpose: 'listing-photo' }, { onProgress }).then(
        ({ data }) => replace(key, (one) => ({ ...toFormPhoto(data), key, src: one.src })),
        () => replace(key, ({ src }) => ({ status: 'failed', key, src, file })),
      );
    },
    [client, replace],
  );

  return {
    photos,
    left: Math.max(0, PHOTOS_MAX - photos.length),
    onAdd(files) {
      const added = files.map((file): FormPhoto => {
        serial.current += 1;
        return {
          status: 'uploading',
          key: `new-${serial.current}`,
          src: URL.createObjectURL(file),
          file,
          progress: 0,
        };
      });
      setPhotos((now) => [...now, ...added]);
      for (const one of added) if (one.status === 'uploading') send(one.key, one.file);
    },
    onRemove: (key) => setPhotos((now) => now.filter((one) => one.key !== key)),
    onRetry(key) {
      const found = photos.find((one) => one.key === key);
      if (found?.status !== 'failed') return;
      const { src, file } = found;
      replace(key, () => ({ status: 'uploading', key, src, file, progress: 0 }));
      send(key, file);
    },
    onMove: (key, by) => setPhotos((now) => moved(now, key, by)),
  };
}

function moved(photos: readonly FormPhoto[], key: string, by: -1 | 1): readonly FormPhoto[] {
  const from = photos.findIndex((one) => one.key === key);
  const to = from + by;
  const [one, other] = [photos[from], photos[to]];
  if (one === undefined || other === undefined) return photos;
  return photos.map((photo, index) => (index === from ? other : index === to ? one : photo));
}
