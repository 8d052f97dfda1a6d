import type { Stall } from '@campushive/contract';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft } from 'lucide-react';
import { FavoriteButton } from '../../../catalogue/parts/favorites/favorite-button.js';
import { ShareButton } from '../../../catalogue/parts/share/share-button.js';
import { Link, useMessages } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** Photo of a stall, edge to edge on a phone, with Back, Share and Save on it. */
export function StallPhoto({ stall }: { stall: Stall }) {
  const t = useMessages(catalogue);
  const { id, name, photo, category, seller } = stall;
  return (
    <div className="relative -mx-gutter md:mx-0">
      <div className="h-44 overflow-hidden bg-fill md:h-55 md:rounded-card">
        {photo === null ? (
          <span className="grid size-full place-items-center" aria-hidden="true">
            <HexagonIcon tone={category} />
          </span>
        ) : (
          <PhotoPicture
            photo={photo}
            alt=""
            sizes="(min-width: 64rem) 40rem, 100vw"
            eager
            className="size-full"
          />
        )}
      </div>
      <div
        data-bar="photo"
        className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-2 px-gutter py-2 md:px-2.5"
      >
        <IconButton asChild variant="photo" label={t.back} className="me-auto">
          <Link to={{ to: 'stalls' }}>
            <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Link>
        </IconButton>
        <ShareButton title={name} subject={{ kind: 'stall', stall }} variant="photo" />
        <FavoriteButton listing={{ id, title: name, postedById: seller.id }} variant="photo" size="md" />
      </div>
    </div>
  );
}
