import type { ApiError, FieldError, HiveName } from '@campushive/contract';
import type { CallProblem } from '../../kernel/index.js';
import { fieldsOf, type FieldName } from './form-fields.js';
import type { usePhotos } from './controls/use-photos.js';
import type { FileForm } from './controls/use-study-file.js';

/** Problem with the listing as a whole. */
export type ListingProblem =
  | { readonly kind: 'file-pending' }
  | { readonly kind: 'photos-pending' }
  /** The campus's own hive needs a photo. */
  | { readonly kind: 'photo-missing' }
  | { readonly kind: 'photo-failed'; readonly index: number }
  /** Expired uploads are being uploaded again. */
  | { readonly kind: 'files-again' }
  /** Identical file in another listing of the poster or of another student. */
  | {
      readonly kind: 'same-file';
      readonly error: FieldError;
      readonly listingId: string;
      /** Id of the refused upload. */
      readonly fileId: string | null;
    }
  | CallProblem;

/** Returns the id of the uploaded file; null without one. */
export const uploadIn = ({ file }: FileForm): string | null =>
  file.status === 'ready' ? file.file.id : null;

/** Checks whether a problem has been resolved, such as by a completed upload. */
export function isOver(
  problem: ListingProblem,
  photos: Pick<ReturnType<typeof usePhotos>, 'photos' | 'restoring'>,
  studyFile: FileForm,
): boolean {
  const all = photos.photos;
  const sending = photos.restoring || all.some((formPhoto) => formPhoto.status === 'uploading');
  const sendingFile = studyFile.file.status === 'uploading';
  switch (problem.kind) {
    case 'photos-pending':
      return !sending;
    case 'file-pending':
      return !sendingFile;
    case 'photo-missing':
      return all.length > 0;
    case 'files-again':
      return !sending && !sendingFile;
    case 'same-file':
      return uploadIn(studyFile) !== problem.fileId;
    case 'photo-failed':
      return all[problem.index]?.status !== 'failed';
    case 'call':
      return false;
    default:
      return problem satisfies never;
  }
}

/** Finds the refused field of a kind of tickets or of a package. */
export const kindIssueIn = ({ fieldErrors }: ApiError): [string, FieldError] | undefined =>
  Object.entries(fieldErrors).find(([at]) => /^(ticketKinds|packages)\./.test(at));

/** Returns the refused fields with the server's errors. */
export function fieldErrorsOf(error: ApiError, hive: HiveName): [FieldName, FieldError][] {
  return fieldsOf(hive, true).flatMap(({ name, own }) => {
    const wrong = error.fieldErrors[own?.id ?? name];
    return wrong === undefined ? [] : [[name, wrong]];
  });
}

/** Returns the listing that has the identical file, when that is the reason for a refusal. */
export function sameFileIn({ fieldErrors: { fileId: error } }: ApiError) {
  const listingId = error?.params?.listing;
  return error === undefined || listingId === undefined
    ? null
    : ({ kind: 'same-file', error, listingId } as const);
}
