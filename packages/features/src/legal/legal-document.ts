import type { ProseBlock } from '../shared/index.js';

/** A legal text: a page that is read, linked to by section, and printed. */
export interface LegalDocument {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly ProseBlock[];
  }[];
}
