import type { Photo, Variant } from '@campushive/contract';
import { useSaveData } from '../kernel/index.js';

export interface PhotoPictureProps {
  /** The photo in all its sizes. */
  photo: Photo;
  /** What is on it; empty when words beside it say so. */
  alt: string;
  /** The width at which it is shown, as the `sizes` of an image. */
  sizes: string;
  /** In sight at once: loaded first. Default: loaded when it comes near. */
  eager?: boolean;
  /** It could not be loaded. */
  onError?: () => void;
  /** For placement and shape. */
  className?: string;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/** A stored photo in the smallest format and width that will do; its blurred preview stands behind it meanwhile. */
export function PhotoPicture({
  photo,
  alt,
  sizes,
  eager = false,
  onError,
  className = '',
}: PhotoPictureProps) {
  const { width, height, placeholder } = photo;
  const saveData = useSaveData();
  const variants = saveData ? smallest(photo.variants) : photo.variants;
  const small = saveData ? variants.find((one) => one.format === 'jpeg')?.url : undefined;
  const url = small ?? photo.url;
  return (
    <picture>
      <source type={TYPES.avif} srcSet={sourceSet(variants, 'avif')} sizes={sizes} />
      <source type={TYPES.webp} srcSet={sourceSet(variants, 'webp')} sizes={sizes} />
      <img
        src={url}
        srcSet={sourceSet(variants, 'jpeg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        draggable={false}
        onError={onError}
        className={`bg-cover bg-center object-cover ${className}`}
        style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
      />
    </picture>
  );
}

/** One variant of each format, for whom bytes are dear. */
function smallest(variants: readonly Variant[]): readonly Variant[] {
  const least = Math.min(...variants.map((one) => one.width));
  return variants.filter((one) => one.width === least);
}

function sourceSet(variants: readonly Variant[], format: Variant['format']): string {
  return variants
    .filter((one) => one.format === format)
    .map((one) => `${one.url} ${one.width}w`)
    .join(', ');
}
