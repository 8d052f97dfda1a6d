import { Alert } from '@campushive/ui/alert';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './uploads.catalogue.js';
import { codeOf, isRefused, type Upload } from './uploads.js';

export interface PhotoProblemsProps {
  /** The photos of the form, in the order in which they are shown. */
  photos: readonly Upload<unknown>[];
}

/** Why photos were not stored, below their tiles: each with its number and what to do. */
export function PhotoProblems({ photos }: PhotoProblemsProps) {
  const t = useMessages(catalogue);
  const reasons: Readonly<Record<string, string>> = t.reasons;
  const failed = photos.flatMap((photo, index) =>
    photo.status === 'failed' ? [t.photo(index + 1, reasons[codeOf(photo.error)] ?? t.otherReason)] : [],
  );
  if (failed.length === 0) return null;
  return (
    <Alert tone="danger">
      {failed.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

/** The retry of a failed photo. Undefined for a file that would be refused again. */
export const retryOf = (photo: Upload<unknown>, retry: (key: string) => void): (() => void) | undefined =>
  photo.status === 'failed' && photo.file !== null && !isRefused(photo.error)
    ? () => retry(photo.key)
    : undefined;
