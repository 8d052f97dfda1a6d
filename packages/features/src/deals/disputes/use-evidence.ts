import { MAX_DISPUTE_PHOTOS } from '@campushive/contract';
import type { OpenDraft } from '../../base/parts/drafts/index.js';
import { usePickedPhotos, type PickedPhoto } from '../../base/parts/uploads/use-picked-photos.js';

/** Photos of a report or its reply. */
export interface Evidence {
  readonly photos: readonly PickedPhoto[];
  /** Number of photos that can still be added. */
  readonly remaining: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** Clears the photos after sending. */
  readonly onClear: () => void;
}

/** Returns the ids of the stored photos. Null while an upload is pending. */
export function uploadedOf({ photos }: Evidence): readonly string[] | null {
  const ids = photos.flatMap((photo) => (photo.status === 'ready' ? [photo.stored.id] : []));
  return ids.length === photos.length ? ids : null;
}

/** Manages evidence photos. They are uploaded when picked, and the report refers to their ids. They survive a reload with its text. */
export function useEvidence(draft: OpenDraft | null): Evidence {
  const { items, onPick, onRemove, onRetry, onClear } = usePickedPhotos(draft, {
    purpose: 'dispute-photo',
    most: MAX_DISPUTE_PHOTOS,
  });
  return {
    photos: items,
    remaining: MAX_DISPUTE_PHOTOS - items.length,
    onAdd: onPick,
    onRemove,
    onRetry,
    onClear,
  };
}
