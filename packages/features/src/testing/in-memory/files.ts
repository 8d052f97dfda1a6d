import type { ParsedInputOf, StudyFile, StudyFormat } from '@campushive/contract';
import { sameFile } from '@campushive/contract/rules/same-file';
import {
  opinionsIn,
  opinionsShown,
  refusalToRate,
  withOpinion,
} from '@campushive/contract/rules/helpfulness';
import { endOf } from './listing-presenter.js';
import {
  refuse,
  refuseField,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import { isVisible } from './visible.js';

/** Formats by file extension. Only the server inspects the content. */
const FORMATS: Readonly<Record<string, StudyFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  pptx: 'pptx',
  zip: 'zip',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'jpg',
};

/** Separate type, because browsers read files asynchronously. */
export interface FileUpload {
  readonly 'files.create': (
    input: ParsedInputOf<'files.create'>,
    me: Student,
    file?: Blob,
  ) => Promise<{ data: StudyFile }>;
}

/** Refuses a file that another listing already contains, byte for byte. */
export function refuseSameFile(state: State, file: unknown, me: Student, but?: StoredListing): void {
  const uploads = [...state.files.values()];
  const content = uploads.find((one) => one.file === file)?.content;
  if (content === undefined) return;
  const same = new Set<unknown>(uploads.filter((one) => one.content === content).map((one) => one.file));
  const copies = state.listings
    .filter((one) => one !== but && one.hive === 'archive' && same.has(one.details['file']))
    .map((one) => ({
      id: one.id,
      title: one.title,
      posterId: one.poster.id,
      status: one.status,
      isOver: (endOf(one) ?? state.now()) < state.now(),
    }));
  const found = sameFile(copies, me.id);
  if (found !== null)
    refuseField('fileId', found.code, { listing: found.listing.id, title: found.listing.title });
}

/** Returns the key of a student's download. */
export const downloadKey = (listingId: string, { id }: Student) => `${listingId} ${id}`;

/** In-memory calls for study material. */
export function fileCalls(state: State): InMemoryCalls<'files.download' | 'files.rate'> & FileUpload {
  return {
    async 'files.create'(_input, me, file) {
      if (file === undefined) return refuseField('file', 'required');
      const name = 'name' in file ? String(file.name) : 'notes.pdf';
      const format = FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''];
      if (format === undefined) return refuse('unsupported_file');
      const stored = { id: state.nextId(), name, format, size: file.size, pages: null, preview: null };
      state.files.set(stored.id, { owner: me, file: stored, content: await file.text() });
      return { data: stored };
    },
    'files.download'({ id }, me) {
      const listing =
        state.listings.find((one) => one.id === id && one.hive === 'archive') ?? refuse('not_found');
      const file = [...state.files.values()].find(({ file: one }) => one === listing.details['file'])?.file;
      const link = listing.details['fileUrl'];
      if (listing.status !== 'active' && listing.poster !== me) return refuse('not_found');
      if (file === undefined && typeof link !== 'string') return refuse('not_found');
      const key = downloadKey(id, me);
      if (listing.poster !== me && !state.downloads.has(key)) {
        state.downloads.set(key, null);
        listing.details['downloads'] = Number(listing.details['downloads'] ?? 0) + 1;
      }
      return {
        data: {
          url: file === undefined ? String(link) : `data:text/plain,${file.id}`,
          name: file?.name ?? null,
          external: file === undefined,
        },
      };
    },
    'files.rate'({ id, helpful }, me) {
      const listing = state.listings.find((one) => one.id === id && one.hive === 'archive');
      if (listing === undefined || !isVisible(listing, me)) return refuse('not_found');
      const key = downloadKey(id, me);
      const refused = refusalToRate({
        isPoster: listing.poster === me,
        hasDownloaded: state.downloads.has(key),
      });
      if (refused !== null) return refuse(refused);
      const before = state.downloads.get(key) ?? null;
      const opinions = withOpinion(opinionsIn(listing.details), before, helpful);
      state.downloads.set(key, helpful);
      listing.details['opinions'] = opinions;
      return { data: { helpful, opinions: opinionsShown(opinions) } };
    },
  };
}
