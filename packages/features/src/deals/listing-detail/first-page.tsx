import type { Photo } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Expand } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import { PhotoPicture } from '../../shared/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { catalogue } from './listing-detail.catalogue.js';
import { DETAIL_PHOTO_SIZES, PHOTO_EDGE } from './photos/photo-carousel.js';

const loadViewer = () => import('./photos/photo-viewer.js');

/** Preview of study material without a photo: the top of its first page. A press shows the whole page. */
export function FirstPage({ preview }: { preview: Photo }) {
  const t = useMessages(catalogue);
  const viewer = useOnDemand(loadViewer);
  const [open, setOpen] = useState(false);
  return (
    // Padding on phones keeps the page below the overlaid buttons.
    <figure className={`relative overflow-hidden bg-fill pt-14 md:pt-0 ${PHOTO_EDGE}`}>
      <PhotoPicture
        photo={preview}
        alt={t.firstPage}
        sizes={DETAIL_PHOTO_SIZES}
        eager
        className="aspect-4/3 w-full object-top md:aspect-square"
      />
      <span className="absolute end-2 bottom-2">
        <IconButton
          variant="photo"
          size="sm"
          label={t.wholeFirstPage}
          onClick={() => {
            viewer.want();
            setOpen(true);
          }}
        >
          <Expand aria-hidden="true" />
        </IconButton>
      </span>
      {open && viewer.part !== null ? (
        <viewer.part.PhotoViewer
          photos={[preview]}
          first={0}
          title={t.firstPage}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </figure>
  );
}
