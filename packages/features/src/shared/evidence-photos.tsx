import type { Photo } from '@campushive/contract';
import { PrivatePhoto } from './private-photo.js';

export interface EvidencePhotosProps {
  /** Each opens in a tab of its own. */
  photos: readonly Photo[];
  /** The name of each, such as `Photo 2`. */
  nameOf: (n: number) => string;
}

/** What shows a complaint or the answer to it: small, and whole in a tab of its own. */
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
