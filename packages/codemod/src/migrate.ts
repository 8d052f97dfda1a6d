import { migrateScript } from './script.js';
import type { Step } from './step.js';
import { prefixVariables } from './variables.js';

/** A file of an application. */
export interface SourceFile {
  /** Its path, whose ending tells the language. */
  readonly path: string;
  readonly text: string;
}

/** The migrated text of a file, and the changes that are left to a person. */
export interface Migrated {
  readonly text: string;
  readonly steps: readonly Step[];
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
const STYLES = /\.(css|scss|less)$/;

/** Migrates a file. The text is the same if nothing in it has to change. */
export function migrate({ path, text }: SourceFile): Migrated {
  const script = SCRIPT.test(path) ? migrateScript(path, text) : { text, steps: [] };
  const styled = prefixVariables(script.text, !STYLES.test(path));
  return { text: styled.text, steps: [...script.steps, ...styled.steps] };
}
