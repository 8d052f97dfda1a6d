import type { ApiError, FieldError, HiveName } from '@campushive/contract';
import type { CallProblem } from '../kernel/index.js';
import { fieldsOf, type FieldName } from './form-fields.js';
import type { usePhotos } from './use-photos.js';
import type { FileForm } from './use-study-file.js';

/** What is wrong with the whole of a listing that is written. */
export type ListingProblem =
  | { readonly kind: 'file-pending' }
  | { readonly kind: 'photos-pending' }
  | { readonly kind: 'photo-failed'; readonly index: number }
  /** What was uploaded too long ago is being sent again. */
  | { readonly kind: 'files-again' }
  /** The very file is there already, in a listing of the poster's own or of another student. */
  | {
      readonly kind: 'same-file';
      readonly error: FieldError;
      readonly listingId: string;
      /** The upload that was refused. */
      readonly fileId: string | null;
    }
  | CallProblem;

/** The upload that goes with the listing. */
export const uploadIn = ({ file }: FileForm): string | null =>
  file.status === 'ready' ? file.file.id : null;

/** What was to be waited for, or sent again, is done meanwhile. */
export function isOver(
  told: ListingProblem,
  photos: Pick<ReturnType<typeof usePhotos>, 'photos' | 'restoring'>,
  studyFile: FileForm,
): boolean {
  const all = photos.photos;
  const sending = photos.restoring || all.some((one) => one.status === 'uploading');
  const sendingFile = studyFile.file.status === 'uploading';
  switch (told.kind) {
    case 'photos-pending':
      return !sending;
    case 'file-pending':
      return !sendingFile;
    case 'files-again':
      return !sending && !sendingFile;
    case 'same-file':
      return uploadIn(studyFile) !== told.fileId;
    case 'photo-failed':
      return all[told.index]?.status !== 'failed';
    case 'call':
      return false;
    default:
      return told satisfies never;
  }
}

/** The field of a kind of tickets, or of a package, that was refused. */
export const kindIssueIn = ({ fieldErrors }: ApiError): [string, FieldError] | undefined =>
  Object.entries(fieldErrors).find(([at]) => /^(ticketKinds|packages)\./.test(at));

/** The fields that the server refused, with what it said of each. */
export function fieldErrorsOf(error: ApiError, hive: HiveName): [FieldName, FieldError][] {
  return fieldsOf(hive, true).flatMap(({ name, own }) => {
    const wrong = error.fieldErrors[own?.id ?? name];
    return wrong === undefined ? [] : [[name, wrong]];
  });
}

/** Which listing has the very file already, if that is why it was refused. */
export function sameFileIn({ fieldErrors: { fileId: error } }: ApiError) {
  const listingId = error?.params?.listing;
  return error === undefined || listingId === undefined
    ? null
    : ({ kind: 'same-file', error, listingId } as const);
}
