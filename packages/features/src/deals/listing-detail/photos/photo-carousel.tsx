import type { HiveName, Photo } from '@campushive/contract';
import { usePageDirection } from '@campushive/ui/direction';
import { HiveIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { groundOf } from '../../../catalogue/parts/listing-card/index.js';
import { PhotoPicture, PhotoTransition } from '../../../shared/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from '../listing-detail.catalogue.js';

interface PhotoCarouselProps {
  listingId: string;
  photos: readonly Photo[];
  hive: HiveName;
}

const THUMBNAILS = 4;
const loadViewer = () => import('./photo-viewer.js');
/** `sizes` of a listing's photo. */
export const DETAIL_PHOTO_SIZES = '(min-width: 1024px) 568px, (min-width: 768px) 55vw, 100vw';
/** Full width on a phone. */
export const PHOTO_EDGE = '-mx-gutter md:mx-0 md:rounded-card';
/** Frame of a listing's photo. Crops little of a portrait photo and is never taller than the screen. */
export const PHOTO_SHAPE = 'aspect-square sm:aspect-4/3 md:aspect-square';

/**
 * Photos of a listing, one at a time. Supports swiping, arrow buttons, keys and, from tablets on, thumbnails. A press
 * opens the viewer.
 */
export function PhotoCarousel({ listingId, photos, hive }: PhotoCarouselProps) {
  const t = useMessages(catalogue);
  const { viewport, embla, shown, turn } = useCarousel();
  const viewer = useOnDemand(loadViewer);
  const [open, setOpen] = useState(false);
  if (photos.length === 0) return <NoPhotos hive={hive} />;
  const several = photos.length > 1;
  const openViewer = () => {
    viewer.want();
    setOpen(true);
  };
  return (
    <section aria-roledescription={t.carousel} aria-label={t.photos} className="grid gap-3">
      <div className="relative -mx-gutter md:mx-0">
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in the corner does the same */}
        <div
          // Embla measures the page, which a single photo does not need.
          ref={several ? viewport : null}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows turn the photos
          tabIndex={several ? 0 : -1}
          onKeyDown={turn}
          // Embla suppresses the click after a swipe.
          onClick={openViewer}
          className="cursor-zoom-in overflow-hidden bg-fill md:rounded-card"
        >
          <div className="flex touch-pan-y">
            <Slides photos={photos} listingId={listingId} hive={hive} shown={shown} />
          </div>
        </div>
        {several ? (
          <Arrows
            shown={shown}
            count={photos.length}
            onPrevious={() => embla?.scrollPrev()}
            onNext={() => embla?.scrollNext()}
          />
        ) : null}
        <span className="absolute end-2 bottom-2 flex items-center gap-2">
          {several ? <Position shown={shown} count={photos.length} /> : null}
          <IconButton variant="photo" size="sm" label={t.wholePhotos} onClick={openViewer}>
            <Expand aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {open && viewer.part !== null ? (
        <viewer.part.PhotoViewer
          photos={photos}
          first={shown}
          onClose={({ index }) => {
            setOpen(false);
            embla?.scrollTo(index, true);
          }}
        />
      ) : null}
      {several ? (
        <Thumbnails photos={photos} shown={shown} onPick={(index) => embla?.scrollTo(index)} />
      ) : null}
    </section>
  );
}

/** Carousel of the library, the number of the photo that it shows, and the arrow keys in the page's direction. */
function useCarousel() {
  const direction = usePageDirection();
  const [viewport, embla] = useEmblaCarousel({ loop: false, direction });
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (embla === undefined) return;
    const select = () => setShown(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla]);
  const turn = (event: KeyboardEvent) => {
    if (event.key === forward) embla?.scrollNext();
    if (event.key === back) embla?.scrollPrev();
  };
  return { viewport, embla, shown, turn };
}

function Slides({ photos, listingId, hive, shown }: PhotoCarouselProps & { shown: number }) {
  const t = useMessages(catalogue);
  return photos.map((photo, index) => (
    <PhotoTransition key={photo.id} listingId={index === 0 ? listingId : undefined}>
      <div
        role="group"
        aria-roledescription={t.slide}
        aria-label={t.photo(index + 1, photos.length)}
        aria-hidden={index !== shown}
        className={`min-w-0 shrink-0 basis-full ${PHOTO_SHAPE}`}
      >
        <PhotoPicture
          photo={photo}
          alt={t.photo(index + 1, photos.length)}
          sizes={DETAIL_PHOTO_SIZES}
          eager={index === 0}
          // Event posters are shown uncropped; their blurred preview fills the rest of the frame.
          className={hive === 'buzz' ? 'size-full object-contain!' : 'size-full'}
        />
      </div>
    </PhotoTransition>
  ));
}

interface ArrowsProps {
  shown: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}

function Arrows({ shown, count, onPrevious, onNext }: ArrowsProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <span className="absolute start-2 top-1/2 -translate-y-1/2">
        <IconButton variant="photo" label={t.previous} disabled={shown === 0} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </span>
      <span className="absolute end-2 top-1/2 -translate-y-1/2">
        <IconButton variant="photo" label={t.next} disabled={shown === count - 1} onClick={onNext}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </span>
    </>
  );
}

/** Which photo is shown, of how many. Screen readers have it in the label of the photo. */
function Position({ shown, count }: { shown: number; count: number }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold tabular-nums"
    >
      {`${shown + 1} / ${count}`}
    </span>
  );
}

/** Low placeholder in the hive's colour with a fading honeycomb, which leaves room for the text. */
function NoPhotos({ hive }: { hive: HiveName }) {
  const t = useMessages(catalogue);
  return (
    <div
      role="img"
      aria-label={t.noPhotos}
      className={`comb-ground flex h-32 items-end overflow-hidden p-gutter md:h-24 md:items-center md:px-8 ${PHOTO_EDGE} ${groundOf(hive)}`}
    >
      <HiveIcon hive={hive} className="size-10" />
    </div>
  );
}

interface PickerProps {
  shown: number;
  onPick: (index: number) => void;
}

function Thumbnails({ photos, shown, onPick }: PickerProps & { photos: readonly Photo[] }) {
  const t = useMessages(catalogue);
  const rest = photos.length - THUMBNAILS;
  return (
    <div className="hidden grid-cols-4 gap-2 sm:grid">
      {photos.slice(0, THUMBNAILS).map((photo, index) => (
        <UnstyledButton
          key={photo.id}
          aria-label={
            index === THUMBNAILS - 1 && rest > 0
              ? `${t.showPhoto(index + 1)} ${t.more(rest)}`
              : t.showPhoto(index + 1)
          }
          aria-current={index === shown}
          onClick={() => onPick(index)}
          className="relative aspect-square overflow-hidden rounded-control border-2 border-transparent current:border-fg"
        >
          <PhotoPicture photo={photo} alt="" sizes="150px" className="size-full" />
          {index === THUMBNAILS - 1 && rest > 0 ? (
            <span className="absolute inset-0 grid place-items-center bg-photo-shade text-subtitle font-bold text-on-photo">
              {t.more(rest)}
            </span>
          ) : null}
        </UnstyledButton>
      ))}
    </div>
  );
}
