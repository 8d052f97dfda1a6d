import { ownHive, type HiveName } from '@campushive/contract';
import type { OpenDraft } from '../../../base/parts/drafts/index.js';
import { usePhotos, type PhotosDraft } from '../controls/use-photos.js';
import { useStudyFile, type FileDraft } from '../controls/use-study-file.js';

import type { ListingProblem } from '../listing-problem.js';
import type { FormSource } from './use-listing-values.js';
import type { FormValues } from '../values/form-values.js';

/** Photos of the form and, for study material, its file. */
export interface ListingFiles {
  readonly photos: PhotosDraft;
  readonly studyFile: FileDraft;
}

export function useListingFiles({ listing, template }: FormSource, draft: OpenDraft | null): ListingFiles {
  const photos = usePhotos((listing ?? template)?.photos ?? [], draft);
  const studyFile = useStudyFile(listing?.archiveDetails?.file ?? null, draft);
  return { photos, studyFile };
}

const arePhotosUploading = ({ photos, restoring }: PhotosDraft): boolean =>
  restoring || photos.some((photo) => photo.status === 'uploading');

export const areUploading = ({ photos, studyFile }: ListingFiles): boolean =>
  arePhotosUploading(photos) || studyFile.file.status === 'uploading';

/** Ids of the uploaded photos, in order. */
export const photoIdsIn = ({ photos }: ListingFiles): string[] =>
  photos.photos.flatMap((photo) => (photo.status === 'ready' ? photo.stored.id : []));

export interface Checked {
  readonly hive: HiveName;
  /** Link instead of a file of study material. */
  readonly fileUrl: FormValues['fileUrl'];
  /** A draft may lack its file and photos. */
  readonly mayLackFile: boolean;
}

/** Returns why the form cannot be sent yet; null when it can. Uploads expired files again. */
export function hindranceOf(
  { photos, studyFile }: ListingFiles,
  { hive, fileUrl, mayLackFile }: Checked,
): ListingProblem | { readonly kind: 'no-file' } | null {
  const { status } = studyFile.file;
  if (hive === 'archive' && status === 'uploading') return { kind: 'file-pending' };
  if (hive === 'archive' && !mayLackFile && status !== 'ready' && fileUrl === '') return { kind: 'no-file' };
  const failed = photos.photos.findIndex((photo) => photo.status === 'failed');
  if (failed >= 0) return { kind: 'photo-failed', index: failed };
  if (arePhotosUploading(photos)) return { kind: 'photos-pending' };
  if (ownHive(hive)?.needsPhoto === true && !mayLackFile && photos.photos.length === 0)
    return { kind: 'photo-missing' };
  return photos.sendAgain() > 0 || studyFile.sendAgain() ? { kind: 'files-again' } : null;
}

/** Uploads files again that have expired on the server but are still on the device. Returns whether there are any. */
export function sendUnknownAgain(
  { photos, studyFile }: ListingFiles,
  fieldErrors: Readonly<Record<string, { readonly code: string }>>,
): boolean {
  const removed = Object.keys(fieldErrors).flatMap((name) => /^photos\.(\d+)$/.exec(name)?.[1] ?? []);
  const sent = removed.reduce((count, index) => count + photos.sendAgain(Number(index)), 0);
  const again = fieldErrors['fileId']?.code === 'unknown_upload' && studyFile.sendAgain(true);
  return sent > 0 || again;
}

/** Returns what a draft has brought back: nothing, values only, or also photos or a file. */
export const restoredIn = ({ photos, studyFile }: ListingFiles, hasWords: boolean) =>
  photos.restored === 'photos' || studyFile.restored ? 'files' : hasWords ? 'words' : 'nothing';
