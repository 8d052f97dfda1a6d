import { Avatar } from '@campushive/ui/avatar';
import { HiveIcon } from '@campushive/ui/hexagon';
import { FileText, Link2 } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import type { ListingCardProps } from './card-frame.js';
import { DateBlock } from './date-block.js';
import { groundOf } from './hive-grounds.js';
import { posterName } from './poster-name.js';

const SIZES = '72px';

interface CompactMediaProps extends Pick<ListingCardProps, 'listing' | 'eager'> {
  /** Shows no face, for a list of the viewer's own listings. Default `false`. */
  own?: boolean;
}

/** Square at the start of a compact row: photo, first page, date, file type, route or the poster's face. */
export function CompactMedia({ listing, eager = false, own = false }: CompactMediaProps) {
  const t = useMessages(sharedCatalogue);
  const { hiveTypeId: hive, photos, postedBy, archiveDetails, buzzDetails, logisticsDetails } = listing;
  const [photo = archiveDetails?.file?.preview ?? undefined] = photos;
  const name = posterName(listing, t.deletedUser);
  if (buzzDetails?.eventDate) return <DateBlock date={buzzDetails.eventDate} fills />;
  if (photo !== undefined) {
    return (
      <PhotoPicture
        photo={photo}
        alt=""
        sizes={SIZES}
        eager={eager}
        className="size-full border-line object-top"
      />
    );
  }
  if (
    (name !== null || postedBy.profileImage !== null) &&
    !own &&
    (hive === 'academia' || hive === 'sidehustle')
  ) {
    return (
      <Avatar
        aria-hidden="true"
        size="lg"
        name={name ?? '?'}
        src={postedBy.profileImage ?? undefined}
        className="size-full"
      />
    );
  }
  return (
    <span className={`grid size-full place-content-center justify-items-center ${groundOf(hive)}`}>
      {archiveDetails ? (
        <span className="grid justify-items-center gap-1 text-xs font-bold uppercase">
          {archiveDetails.file ? <FileText className="size-6" /> : <Link2 className="size-6" />}
          {archiveDetails.file?.format}
        </span>
      ) : logisticsDetails?.from && logisticsDetails.to ? (
        <Route />
      ) : (
        <HiveIcon hive={hive} className="size-8" />
      )}
    </span>
  );
}

/** Two stops joined by a dotted line. */
function Route() {
  return (
    <span className="grid justify-items-center gap-0.5">
      <span className="size-4 rounded-full border-3" />
      <span className="h-4 border-s-2 border-dotted" />
      <span className="hexagon size-4 bg-current" />
    </span>
  );
}
