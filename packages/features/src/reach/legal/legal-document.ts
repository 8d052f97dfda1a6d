import type { ProseBlock } from '../../shared/index.js';

/** Legal text with sections, which can be linked to and printed. */
export interface LegalDocument {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly ProseBlock[];
  }[];
}
