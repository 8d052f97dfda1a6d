import { Alert } from '@campushive/ui/alert';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './uploads.catalogue.js';
import { codeOf, isRefused, type Upload } from './uploads.js';

/** Photos of a form, whose upload errors are shown. */
export interface PhotoProblemsProps {
  /** Photos of the form, in display order. */
  photos: readonly Upload<unknown>[];
}

/** Errors of photos that failed to upload, below their tiles. Each has the photo's number and the next step. */
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

/** Returns the retry of a failed photo. Undefined for a file that would be refused again. */
export const retryOf = (photo: Upload<unknown>, retry: (key: string) => void): (() => void) | undefined =>
  photo.status === 'failed' && photo.file !== null && !isRefused(photo.error)
    ? () => retry(photo.key)
    : undefined;
