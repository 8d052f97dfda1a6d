import { lineAt, type Step } from './step.js';
import { VARIABLES } from './variable-names.js';

const NAMES: ReadonlySet<string> = new Set(VARIABLES);

/** A name on its own: neither the end of a longer one, as in `--ch-brand`, nor its beginning. */
const NAME = String.raw`(?<![\w-])--([a-z][a-z0-9-]*)(?![\w-])`;

/** A variable in a style sheet. */
const IN_STYLES = new RegExp(NAME, 'g');

/** A variable in a script or in data: read, set, or in a class of Tailwind. A flag of a command such as `'--line'` is none. */
const IN_SCRIPTS = new RegExp(
  String.raw`(?<=[([]\s*|(?:set|remove)Property\(\s*['"\`]|getPropertyValue\(\s*['"\`])${NAME}|${NAME}(?=['"]?\]?\s*:)`,
  'g',
);

/** A block of Tailwind's theme. Its names belong to the host: they make classes. */
const THEME = /@theme\b[^{]*\{[^}]*\}/g;
const DEFINED = /(?<![\w-])--([a-z][a-z0-9-]*)(?=\s*:)/g;

/** Gives the kit's former CSS variables their prefix. Names that the file defines for Tailwind stay, with a step to check them. */
export function prefixVariables(text: string, isScript: boolean): { text: string; steps: readonly Step[] } {
  const own = ownNames(text);
  const prefixed = text.replace(
    isScript ? IN_SCRIPTS : IN_STYLES,
    (whole, first?: string, second?: string) => {
      const name = first ?? second ?? '';
      return NAMES.has(name) && !own.has(name) ? `--ch-${name}` : whole;
    },
  );
  const steps = [...own].map(([name, at]) => ({
    line: lineAt(text, at),
    name: `--${name}`,
    advice: `Your theme defines this name, so its uses in this file are left. Uses of the kit's variable are called --ch-${name} now.`,
  }));
  return { text: prefixed, steps };
}

/** Returns the kit's names that a theme of the host defines, with their place. */
function ownNames(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const block of text.matchAll(THEME))
    for (const { 1: name = '', index } of block[0].matchAll(DEFINED))
      if (NAMES.has(name)) found.set(name, block.index + index);
  return found;
}
