import { MINUTE, type Photo } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClock } from '../kernel/index.js';
import { PhotoPicture, type PhotoPictureProps } from './photo-picture.js';

export interface PrivatePhotoProps extends Omit<PhotoPictureProps, 'onError'> {
  /** Said where the reader may not see it, or not any more. */
  missing: string;
}

/**
 * A photo of a message or of a complaint, whose address opens for a while only. A new one is asked for before that, and when it
 * does not open; where there is none, its blurred preview stays.
 */
export function PrivatePhoto({ missing, ...props }: PrivatePhotoProps) {
  const { photo, className = '' } = props;
  const renew = useRenewal(photo);
  const [lost, setLost] = useState('');
  if (photo.url !== '' && photo.url !== lost) {
    return (
      <PhotoPicture
        {...props}
        onError={() => {
          setLost(photo.url);
          renew();
        }}
      />
    );
  }
  return (
    <span
      role="img"
      aria-label={missing}
      className={`grid place-items-center bg-fill bg-cover bg-center ${className}`}
      style={photo.placeholder === null ? undefined : { backgroundImage: `url(${photo.placeholder})` }}
    >
      <ImageOff aria-hidden="true" className="size-6 text-fg-muted" />
    </span>
  );
}

/** Asks again for the answers that the photo is in, shortly before its address is too old or when called. */
function useRenewal(photo: Photo): () => void {
  const queries = useQueryClient();
  const clock = useClock();
  const { id, url } = photo;
  const renew = () =>
    void queries.invalidateQueries(
      { refetchType: 'active', predicate: ({ state }) => JSON.stringify(state.data ?? null).includes(id) },
      // Several photos of one answer ask for it once.
      { cancelRefetch: false },
    );
  useEffect(() => {
    const left = untilOf(url) - clock.now().getTime() - MINUTE;
    // Not by a clock that is wrong: an address that does not open is renewed then.
    return left > 0 ? clock.after(left, renew) : undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an address
  }, [url, clock]);
  return renew;
}

/** When an address stops to open, by its own words; 0 where it does not say. */
const untilOf = (url: string): number => Number(/[?&]until=(\d+)/.exec(url)?.[1] ?? 0);
