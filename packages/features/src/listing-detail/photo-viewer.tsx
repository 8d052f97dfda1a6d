import type { Photo } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../kernel/index.js';
import { PhotoPicture } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';

export interface PhotoViewerProps {
  /** All photos of the listing. */
  photos: readonly Photo[];
  /** The one that is shown first. */
  first: number;
  /** Told which one was shown last. */
  onClose: (at: { index: number }) => void;
}

/**
 * Photos whole, over everything: swiped or walked through with the arrows, spread with two fingers. The browser's own
 * dialog keeps the focus, closes on Escape and on a phone's way back, and gives the focus back.
 */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const words = useMessages(catalogue);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const several = photos.length > 1;

  useEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    const { current: row } = list;
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
    return () => opened?.close();
  }, [first]);

  return (
    <dialog
      ref={dialog}
      aria-label={words.photos}
      onClose={() => onClose({ index: shown })}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-bg pt-safe text-fg open:flex"
    >
      <div className="flex items-center justify-between gap-2 px-gutter py-2">
        <IconButton variant="ghost" label={words.closePhotos} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="text-sm font-semibold tabular-nums">
          <span className="sr-only">{words.photo(shown + 1, photos.length)}</span>
          <span aria-hidden="true">{several ? `${shown + 1} / ${photos.length}` : ''}</span>
        </p>
      </div>
      <ul
        ref={list}
        aria-label={words.photos}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is walked through with the arrows
        tabIndex={0}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
        className="flex min-h-0 flex-1 snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-contain"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="h-full w-full shrink-0 snap-center">
            <PhotoPicture
              photo={photo}
              alt={words.photo(index + 1, photos.length)}
              sizes="100vw"
              eager={index === first}
              className="size-full bg-none! object-contain! pb-safe"
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
