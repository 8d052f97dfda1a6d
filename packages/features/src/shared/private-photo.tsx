import { MINUTE, type Photo } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClock } from '../kernel/index.js';
import { PhotoPicture, type PhotoPictureProps } from './photo-picture.js';

export interface PrivatePhotoProps extends Omit<PhotoPictureProps, 'onError'> {
  /** Text shown when the viewer has no access, or has lost it. */
  missing: string;
}

/**
 * Photo of a message or a complaint, whose signed URL expires. Requests a new URL shortly before that, and when the
 * photo fails to load. Without one, the blurred preview stays.
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

/** Refetches the queries that contain the photo, shortly before its URL expires or when called. */
function useRenewal(photo: Photo): () => void {
  const queries = useQueryClient();
  const clock = useClock();
  const { id, url } = photo;
  const renew = () =>
    void queries.invalidateQueries(
      { refetchType: 'active', predicate: ({ state }) => JSON.stringify(state.data ?? null).includes(id) },
      // Several photos of one response share a refetch.
      { cancelRefetch: false },
    );
  useEffect(() => {
    const remaining = untilOf(url) - clock.now().getTime() - MINUTE;
    // Skipped when a wrong clock makes the URL look expired: a photo that fails to load is renewed anyway.
    return remaining > 0 ? clock.after(remaining, renew) : undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an address
  }, [url, clock]);
  return renew;
}

/** Returns the expiry of a URL from its `until` parameter, or 0 without one. */
const untilOf = (url: string): number => Number(/[?&]until=(\d+)/.exec(url)?.[1] ?? 0);
