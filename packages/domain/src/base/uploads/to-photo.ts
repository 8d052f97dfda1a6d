import type { Photo, Variant } from '@campushive/contract';
import type { EncodedPhoto } from '../../platform/ports/images.js';

/** Presents an encoded photo whose files are at `urlOf`. */
export function toPhoto(
  id: string,
  { variants, width, height, placeholder }: EncodedPhoto,
  urlOf: (variant: Pick<Variant, 'width' | 'format'>) => string,
): Photo {
  const shown = variants.map((variant) => ({
    width: variant.width,
    format: variant.format,
    url: urlOf(variant),
  }));
  return { id, url: urlOf({ width, format: 'jpeg' }), variants: shown, width, height, placeholder };
}
