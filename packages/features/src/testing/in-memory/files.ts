import type { StudyFormat } from '@campushive/contract';
import { refuse, refuseField, type InMemoryCalls, type State } from './state.js';

/** By name alone: what is in a file only the server looks at. */
const FORMATS: Readonly<Record<string, StudyFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  pptx: 'pptx',
  zip: 'zip',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'jpg',
};

/** Study material, as the server keeps it. */
export function fileCalls(state: State): InMemoryCalls<'files.create' | 'files.download'> {
  return {
    'files.create'(_input, me, file) {
      if (file === undefined) return refuseField('file', 'required');
      const name = 'name' in file ? String(file.name) : 'notes.pdf';
      const format = FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''];
      if (format === undefined) return refuse('unsupported_file');
      const stored = { id: state.nextId(), name, format, size: file.size, pages: null };
      state.files.set(stored.id, { owner: me, file: stored });
      return { data: stored };
    },
    'files.download'({ id }, me) {
      const listing =
        state.listings.find((one) => one.id === id && one.hive === 'archive') ?? refuse('not_found');
      const file = [...state.files.values()].find(({ file: one }) => one === listing.details['file'])?.file;
      const link = listing.details['fileUrl'];
      if (listing.status !== 'active' && listing.poster !== me) return refuse('not_found');
      if (file === undefined && typeof link !== 'string') return refuse('not_found');
      const key = `${id} ${me.id}`;
      if (listing.poster !== me && !state.downloads.has(key)) {
        state.downloads.add(key);
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
  };
}
