import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import kit from 'virtual:kit-data';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** What comes from the element itself, and so is described by none of the kit's own interfaces. */
const INHERITED: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in, such as `email`.',
  children: 'What stands in it.',
  clearLabel: 'What the cross is called.',
  className: 'For placement only: margin, grid area, order. Looks are chosen by props.',
  description: 'Help under the label; read out with it.',
  hideLabel: 'Hides the label from sight, where the surroundings say it. Default `false`.',
  href: 'Where it leads.',
  label: 'Its name, in sight.',
  max: 'The most that can be chosen.',
  min: 'The least that can be chosen.',
  name: 'What its value is called in the form that is sent.',
  onChange: 'As on the element itself.',
  onClear: 'The text was taken away by the cross.',
  onClick: 'As on the element itself.',
  placeholder: 'Stands in the empty field. Never in place of a label.',
  rows: 'How many lines it begins with.',
  title: 'The heading, which is its name.',
  type: 'As on the element itself: `submit` sends the form.',
  value: 'Controls it.',
};

/**
 * A part's props as the compiler knows them: what reads them in the browser's build finds no type of another file, and so no
 * choices.
 */
export const fromSources: Enhancer = ({ argTypes, parameters, componentId }) => {
  const entry = /packages\/ui\/src\/([^/]+)\//.exec(String(parameters['fileName']))?.[1];
  const part = kit.parts.find((one) => one.entry === entry);
  const main = part?.stories.find(({ id }) => id === componentId);
  const known = part?.names.find(({ name }) => name === main?.component);
  if (!known) return argTypes;
  const rows = known.props.map(
    ({ name, type, choices, standard, description, required }): [string, ArgType] => {
      const given = argTypes[name];
      return [
        name,
        {
          ...given,
          name,
          description,
          type: {
            ...(typeof given?.type === 'object' ? given.type : { name: 'other', value: type }),
            required,
          },
          ...(choices && {
            options: choices,
            control: given?.control ?? {
              type: choices.length < 4 ? ('inline-radio' as const) : ('select' as const),
            },
          }),
          table: {
            ...given?.table,
            type: { summary: type },
            ...(standard !== undefined && { defaultValue: { summary: standard } }),
          },
        },
      ];
    },
  );
  return { ...argTypes, ...Object.fromEntries(rows) };
};

/** An element of React is nothing to type into a control: it would show the inside of React. */
export const noElementControls: Enhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isValidElement(value))
      // Also those that no type of a prop tells of: they are found by the value later.
      .map(([name]) => [name, { name, ...argTypes[name], control: { disable: true } }]),
  ),
});

/** Nor is what holds functions: it would show how they were built. What a screen is given is shown, and changed by its stories. */
export const noCodeControls: Enhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => typeof value === 'object' && holdsCode(value))
      .map(([name]) => [name, { name, ...argTypes[name], control: { disable: true } }]),
  ),
});

function holdsCode(value: unknown, depth = 0): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || depth > 4 || isValidElement(value)) return false;
  return Object.values(value).some((one) => holdsCode(one, depth + 1));
}

/** `{@link Button}` in a comment on a prop is a link in an editor; here it is the name. */
export const describe: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      const description = (argType.description || INHERITED[name])?.replace(/\{@link (\w+)\}/g, '`$1`');
      return [name, description === undefined ? argType : { ...argType, description }];
    }),
  );

/** The choices of a union instead of the word "union", and a field to type into for what may be a text or nothing. */
export const sayTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withType(argType, initialArgs[name])]),
  );

function withType(argType: ArgType, given: unknown): ArgType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const raw = type.raw?.replace(/ \| undefined$/, '');
  const said = shorten(table?.type?.summary === 'union' && raw ? raw : table?.type?.summary);
  const summary = said?.startsWith(UNRESOLVED) ? kindOf(given) : said;
  const control = controlOf(summary) ?? controlOfNamed(type.name, given);
  return {
    ...argType,
    ...(summary && { table: { ...table, type: { summary } } }),
    ...(control && argType.control === undefined && { control }),
  };
}

/** What the build says of a type that is taken from a list in another file. */
const UNRESOLVED = 'unknown[';
const kindOf = (given: unknown) => (given === undefined ? undefined : typeof given);

/** A type without what its source says beside it. */
const shorten = (summary: string | undefined) =>
  summary?.replace(/\/\*.*?\*\/\s*/gs, '').replace(/\breadonly /g, '');

/** A text of a type with a name of its own is typed as it is, not as JSON; what is not given cannot be made up as JSON. */
function controlOfNamed(kind: string, given: unknown): ArgType['control'] {
  if (kind !== 'other' && kind !== 'union') return undefined;
  if (typeof given === 'string') return { type: 'text' };
  return given === undefined ? { disable: true } : undefined;
}

function controlOf(summary: string | undefined) {
  switch (summary?.replace(/ \| null$/, '')) {
    case 'string':
    case 'ReactNode':
    case 'Date | string':
      return { type: 'text' } as const;
    case 'number':
      return { type: 'number' } as const;
    default:
      return undefined;
  }
}
