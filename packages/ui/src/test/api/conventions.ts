import type { Name, Part, Prop, Shape } from '../../../../../.storybook/data/parts.ts';
import { hiveTones } from '../../tokens/hive-tone.js';

/** A prop of the kit, with its component. */
interface Member extends Prop {
  owner: string;
}

/** A rule for the names of props; the README and the Storybook have the same table for consumers. */
interface Convention {
  rule: string;
  /** Returns true when the prop breaks the rule. */
  isBroken: (prop: Member, siblings: ReadonlySet<string>) => boolean;
}

/** Words with another word in the kit, and that word. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  legend: 'label',
  hideLegend: 'hideLabel',
  color: 'tone',
  colour: 'tone',
  intent: 'tone',
  severity: 'tone',
  appearance: 'variant',
  look: 'variant',
  startIcon: 'leading',
  endIcon: 'trailing',
  leftIcon: 'leading',
  rightIcon: 'trailing',
  component: 'asChild',
  as: 'asChild',
  hint: 'description',
  help: 'description',
  helperText: 'description',
  lasting: 'duration',
  outOf: 'max',
  onSelectedChange: 'onValueChange',
  onValueSelect: 'onValueChange',
};

/** Colour and weight. */
const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'photo', 'neutral'];
/** Former values of BottomBarItem, until 0.3. */
const FORMER_VARIANTS = ['place', 'action'];
/** Meaning; a message is of the reader, of another one, or on its way. */
const TONES = ['neutral', 'muted', 'primary', 'info', 'success', 'warning', 'danger', ...hiveTones];
const AUTHORS = ['theirs', 'mine', 'pending'];
/** Edges, where a part appears. */
const EDGES = ['top', 'right', 'bottom', 'left', 'start', 'end'];
/** Steps, and the places of headings. */
const HEADINGS = ['hero', 'page', 'section', 'subsection', 'card', 'item', 'label'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'full', ...HEADINGS];

/** States whose handler Radix calls by a noun. */
const NOUNS: Readonly<Record<string, string>> = { Visible: 'Visibility' };

const isOneOf = ({ choices = [] }: Prop, allowed: readonly string[]): boolean =>
  choices.every((choice) => allowed.includes(choice));

/** Conventions of the kit's props. */
export const CONVENTIONS: readonly Convention[] = [
  {
    rule: 'a thing has one word: label, description, tone, variant, duration, max, leading, trailing, asChild',
    isBroken: ({ name }) => name in OTHER_WORDS,
  },
  {
    rule: 'variant is colour and weight',
    isBroken: (prop) => prop.name === 'variant' && !isOneOf(prop, [...VARIANTS, ...FORMER_VARIANTS]),
  },
  {
    rule: 'tone is meaning',
    isBroken: (prop) => prop.name === 'tone' && !isOneOf(prop, [...TONES, ...AUTHORS]),
  },
  { rule: 'side is an edge', isBroken: (prop) => prop.name === 'side' && !isOneOf(prop, EDGES) },
  {
    rule: 'name is a plain text: of a field in its form, of a person',
    isBroken: ({ name, type }) => name === 'name' && type !== 'string',
  },
  { rule: 'size is a step', isBroken: (prop) => prop.name === 'size' && !isOneOf(prop, SIZES) },
  {
    rule: 'onValueChange, onOpenChange and onCheckedChange take the new value, never an event',
    isBroken: ({ name, type }) =>
      /^on(Value|Open|Checked)Change$/.test(name) &&
      !/^\(*\((value|open|checked): [^)]+\) => void\)*$/.test(type),
  },
  {
    rule: 'defaultX has x and onXChange beside it',
    isBroken({ name }, siblings) {
      const [, state] = /^default([A-Z]\w*)$/.exec(name) ?? [];
      if (state === undefined) return false;
      const noun = NOUNS[state] ?? state;
      return !siblings.has(state.toLowerCase()) || !siblings.has(`on${noun}Change`);
    },
  },
  {
    rule: 'asChild and other switches are true or false, and are called by the state: loading, not isLoading',
    isBroken: ({ name, type }) =>
      (name === 'asChild' && type !== 'boolean') ||
      (type === 'boolean' && /^(is|has|should)[A-Z]/.test(name)),
  },
];

/** Returns the exported objects of the kit's props and functions. */
export function shapesOf(parts: readonly Part[]): Shape[] {
  return parts.flatMap(({ shapes }) => shapes);
}

/** Returns the components of the kit. */
export function componentsOf(parts: readonly Part[]): Name[] {
  return parts.flatMap(({ names }) => names).filter(({ kind }) => kind === 'component');
}

/** Returns each prop that breaks a convention, with the rule. */
export function brokenBy(owners: readonly Pick<Name, 'name' | 'props'>[]): string[] {
  return owners.flatMap(({ name: owner, props }) => {
    const siblings = new Set(props.map(({ name }) => name));
    const current = props.filter((prop) => prop.deprecated !== true);
    return current.flatMap((prop) =>
      CONVENTIONS.filter(({ isBroken }) => isBroken({ ...prop, owner }, siblings)).map(
        ({ rule }) => `${owner}.${prop.name}: ${rule}`,
      ),
    );
  });
}

/** Returns the public API as text: a line for each prop of each part, and for each further export. */
export function reportOf(parts: readonly Part[]): string {
  const blocks = parts.flatMap(({ entry, names, shapes }) => [
    ...[...names]
      .sort(byName)
      .map((one) =>
        blockOf(
          `${entry} ${one.name}${one.kind === 'component' ? '' : ` (${one.kind})`}${one.status === 'stable' ? '' : ` (${one.status})`}`,
          one,
        ),
      ),
    ...[...shapes].sort(byName).map((one) => blockOf(`${entry} ${one.name} (interface)`, one)),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

const blockOf = (title: string, { inherits, props }: Pick<Shape, 'inherits' | 'props'>): string =>
  [
    title,
    ...inherits.map((type) => `  ...${type}`),
    ...[...props]
      .sort(byName)
      .map((prop) => `  ${prop.name}${prop.required ? '' : '?'}: ${prop.type}${standardOf(prop)}`),
  ].join('\n');

const standardOf = ({ standard, deprecated }: Prop): string =>
  `${standard === undefined ? '' : ` = ${standard}`}${deprecated === true ? ' (deprecated)' : ''}`;
