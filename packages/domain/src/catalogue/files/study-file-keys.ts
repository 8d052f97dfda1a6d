import type { Photo, Variant } from '@campushive/contract';

/** Returns the storage key of a study file. */
export const studyFileKey = (id: string): string => `private/study/${id}`;

/** Returns the storage key of one variant of its preview. */
export const previewKey = (id: string, { width, format }: Pick<Variant, 'width' | 'format'>): string =>
  `previews/${id}/${width}.${format === 'jpeg' ? 'jpg' : format}`;

/** Returns all storage keys of a study file. */
export const keysOf = ({
  id,
  preview,
}: {
  readonly id: string;
  readonly preview: Photo | null;
}): string[] => [studyFileKey(id), ...(preview?.variants ?? []).map((variant) => previewKey(id, variant))];
