import type { DraftShelf } from '../shared/drafts/index.js';
import { aStudent, NOW } from './fixtures.js';

/** A note of a draft that Akosua left a moment ago, for a story's `notes`. */
export const aDraft = (
  form: string,
  parts: Readonly<Record<string, unknown>>,
): Record<`draft:${string}`, string> => ({
  [`draft:${aStudent(0).id}:${form}:0`]: JSON.stringify({ at: NOW.getTime(), parts, files: [] }),
});

/** A shelf for stories and tests: it outlives the screen, and several pages can share it. `full` has no room for a file. */
export function memoryShelf({ full = false } = {}): DraftShelf & { readonly files: Map<string, File> } {
  const files = new Map<string, File>();
  const held = new Set<string>();
  return {
    files,
    read: async (key) => files.get(key) ?? null,
    async write(key, file) {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      files.set(key, file);
    },
    async remove(keys) {
      for (const key of keys) files.delete(key);
    },
    async hold(name) {
      if (held.has(name)) return null;
      held.add(name);
      return () => void held.delete(name);
    },
  };
}
