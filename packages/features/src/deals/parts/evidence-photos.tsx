import type { Photo } from '@campushive/contract';
import { PrivatePhoto } from '../../shared/private-photo.js';

export interface EvidencePhotosProps {
  /** Photos of the complaint. Each one opens in a new tab. */
  photos: readonly Photo[];
  /** Accessible name of each photo, such as `Photo 2`. */
  nameOf: (n: number) => string;
}

/** Evidence photos of a complaint or of its answer: thumbnails that open at full size in a new tab. */
export function EvidencePhotos({ photos, nameOf }: EvidencePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-1">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.url} target="_blank" rel="noreferrer" className="flex rounded-control">
            <PrivatePhoto
              photo={photo}
              missing={nameOf(index + 1)}
              alt={nameOf(index + 1)}
              sizes="80px"
              className="size-20 rounded-control"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
