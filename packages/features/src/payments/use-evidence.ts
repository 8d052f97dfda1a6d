import { MAX_DISPUTE_PHOTOS } from '@campushive/contract';
import type { OpenDraft } from '../shared/drafts/index.js';
import { usePickedPhotos, type PickedPhoto } from '../shared/use-picked-photos.js';

/** The photos of a report, or of the answer to it. */
export interface Evidence {
  readonly photos: readonly PickedPhoto[];
  /** How many more may come. */
  readonly left: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** They were sent. */
  readonly onClear: () => void;
}

/** The stored ones; null while one is still to be sent. */
export function sentOf({ photos }: Evidence): readonly string[] | null {
  const ids = photos.flatMap((one) => (one.status === 'ready' ? [one.stored.id] : []));
  return ids.length === photos.length ? ids : null;
}

/** Photos are sent as soon as they are picked; the report only names them. They outlive a reload as its words do. */
export function useEvidence(draft: OpenDraft | null): Evidence {
  const { items, onPick, onRemove, onRetry, onClear } = usePickedPhotos(draft, {
    purpose: 'dispute-photo',
    most: MAX_DISPUTE_PHOTOS,
  });
  return {
    photos: items,
    left: MAX_DISPUTE_PHOTOS - items.length,
    onAdd: onPick,
    onRemove,
    onRetry,
    onClear,
  };
}
