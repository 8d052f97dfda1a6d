import { parse } from './bindings.js';
import { Edits } from './edits.js';
import { renameArguments } from './hooks.js';
import { renameProps } from './jsx.js';
import { moveImports } from './moves.js';
import { renameNames } from './names.js';
import type { Step } from './step.js';

/** Migrates a script: its imports, props, and fields of objects that the kit takes. */
export function migrateScript(path: string, text: string): { text: string; steps: readonly Step[] } {
  if (!text.includes('@campushive/')) return { text, steps: [] };
  const moved = moveImports(path, text);
  const parsed = parse(path, moved);
  const edits = new Edits();
  const steps = renameNames(parsed, edits);
  renameProps(parsed, edits);
  renameArguments(parsed, edits);
  return { text: edits.applyTo(moved), steps };
}
