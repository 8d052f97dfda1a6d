import type { Photo, Variant } from '@campushive/contract';

/** Where a study file's bytes are. */
export const studyFileKey = (id: string): string => `private/study/${id}`;

/** Where one size of the picture of its first page is. */
export const previewKey = (id: string, { width, format }: Pick<Variant, 'width' | 'format'>): string =>
  `previews/${id}/${width}.${format === 'jpeg' ? 'jpg' : format}`;

/** All that is kept of a study file. */
export const keysOf = ({
  id,
  preview,
}: {
  readonly id: string;
  readonly preview: Photo | null;
}): string[] => [studyFileKey(id), ...(preview?.variants ?? []).map((variant) => previewKey(id, variant))];
