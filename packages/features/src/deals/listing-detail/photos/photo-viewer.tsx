import type { Photo } from '@campushive/contract';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { usePageDirection } from '@campushive/ui/direction';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import { catalogue } from '../listing-detail.catalogue.js';

export interface PhotoViewerProps {
  photos: readonly Photo[];
  /** Index of the initial photo. */
  first: number;
  /** Accessible name of the photos. Default: "Photos" in the viewer's language. */
  title?: string;
  /** Called on close, with the index of the last photo. */
  onClose: (at: { index: number }) => void;
}

/** Full-screen viewer for photos. Supports swiping, arrow keys and pinch to zoom. */
export function PhotoViewer({ photos, first, title, onClose }: PhotoViewerProps) {
  const t = useMessages(catalogue);
  const direction = usePageDirection();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const several = photos.length > 1;

  const storeList = useCallback(
    (row: HTMLUListElement) => {
      list.current = row;
      // Right-to-left scroll positions are negative.
      const step = direction === 'rtl' ? -row.clientWidth : row.clientWidth;
      row.scrollTo({ left: first * step, behavior: 'instant' });
      return () => {
        list.current = null;
      };
    },
    [first, direction],
  );
  function turn(event: KeyboardEvent) {
    const { current: row } = list;
    if (row === null || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    row.scrollBy({ left: event.key === 'ArrowRight' ? row.clientWidth : -row.clientWidth });
  }

  return (
    <Dialog open onOpenChange={() => onClose({ index: shown })}>
      <DialogContent
        title={title ?? t.photos}
        closeLabel={t.closePhotos}
        description={several ? <Count index={shown} count={photos.length} /> : undefined}
        size="full"
        onKeyDown={turn}
      >
        <ul
          ref={storeList}
          aria-label={title ?? t.photos}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
          tabIndex={0}
          onScroll={({ currentTarget: row }) =>
            setShown(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
          }
          className="flex min-h-0 flex-1 snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-contain motion-safe:scroll-smooth"
        >
          {photos.map((photo, index) => (
            <li key={photo.id} className="h-full w-full shrink-0 snap-center">
              <PhotoPicture
                photo={photo}
                alt={title ?? t.photo(index + 1, photos.length)}
                sizes="100vw"
                eager={index === first}
                className="size-full bg-none! object-contain! pb-safe"
              />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

function Count({ index, count }: { index: number; count: number }) {
  const t = useMessages(catalogue);
  return (
    <span aria-live="polite" className="font-semibold tabular-nums">
      <span className="sr-only">{t.photo(index + 1, count)}</span>
      <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
    </span>
  );
}
