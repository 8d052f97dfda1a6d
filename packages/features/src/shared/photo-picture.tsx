import type { Photo, Variant } from '@campushive/contract';
import { useSaveData } from '../kernel/index.js';

/** Stored photo with its text and display size. */
export interface PhotoPictureProps {
  photo: Photo;
  /** Alternative text; empty when the text beside the photo describes it. */
  alt: string;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** Loads the photo with priority, for the initial viewport. Default: lazy loading. */
  eager?: boolean;
  /** Called when the photo fails to load. */
  onError?: () => void;
  /** For placement and shape. */
  className?: string;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/** Stored photo in the smallest suitable format and width, with its blurred preview as the placeholder. */
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
  const small = saveData ? variants.find((variant) => variant.format === 'jpeg')?.url : undefined;
  const url = small ?? photo.url;
  return (
    // The image itself takes its place in a row or grid, so that it keeps the width of its class.
    <picture className="contents">
      <source className="hidden" type={TYPES.avif} srcSet={sourceSet(variants, 'avif')} sizes={sizes} />
      <source className="hidden" type={TYPES.webp} srcSet={sourceSet(variants, 'webp')} sizes={sizes} />
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
        className={`bg-cover bg-center object-cover dark-theme:brightness-88 ${className}`}
        style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
      />
    </picture>
  );
}

/** Returns the smallest variant of each format, for users who save data. */
function smallest(variants: readonly Variant[]): readonly Variant[] {
  const least = Math.min(...variants.map((variant) => variant.width));
  return variants.filter((variant) => variant.width === least);
}

function sourceSet(variants: readonly Variant[], format: Variant['format']): string {
  return variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');
}
