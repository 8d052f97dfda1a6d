import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import kit from 'virtual:kit-data';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Descriptions of props inherited from the element, which none of the kit's own interfaces describes. */
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
 * Adds a part's props as the compiler knows them. Storybook's own reader in the browser build resolves no type of another file, so it
 * finds no choices for such props.
 */
export const fromSources: Enhancer = ({ argTypes, parameters, componentId }) => {
  const entry = /packages\/ui\/src\/([^/]+)\//.exec(String(parameters['fileName']))?.[1];
  const part = kit.parts.find((one) => one.entry === entry);
  const main = part?.stories.find(({ id }) => id === componentId);
  const component = part?.names.find(({ name }) => name === main?.component);
  if (!component) return argTypes;
  const rows = component.props.map(
    ({ name, type, choices, standard, description, required }): [string, ArgType] => {
      const value = argTypes[name];
      return [
        name,
        {
          ...value,
          name,
          description,
          type: {
            ...(typeof value?.type === 'object' ? value.type : { name: 'other', value: type }),
            required,
          },
          ...(choices && {
            options: choices,
            control: value?.control ?? {
              type: choices.length < 4 ? ('inline-radio' as const) : ('select' as const),
            },
          }),
          table: {
            ...value?.table,
            type: { summary: type },
            ...(standard !== undefined && { defaultValue: { summary: standard } }),
          },
        },
      ];
    },
  );
  return { ...argTypes, ...Object.fromEntries(rows) };
};

/** Disables the control of a React element: it would show React's internals. */
export const noElementControls: Enhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isValidElement(value))
      // Includes props without a known type: they are added later, by their value.
      .map(([name]) => [name, { name, ...argTypes[name], control: { disable: true } }]),
  ),
});

/**
 * Disables the control of a value that holds functions: it would show compiled code. A screen's data stays visible, and its stories
 * change it.
 */
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

/** Replaces `{@link Button}`, a link in an editor, by the name. */
export const describe: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      const description = (argType.description || INHERITED[name])?.replace(/\{@link (\w+)\}/g, '`$1`');
      return [name, description === undefined ? argType : { ...argType, description }];
    }),
  );

/** Shows the choices of a union instead of the word "union", and a text field for an optional text. */
export const sayTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withType(argType, initialArgs[name])]),
  );

function withType(argType: ArgType, value: unknown): ArgType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const raw = type.raw?.replace(/ \| undefined$/, '');
  const declaredType = shorten(table?.type?.summary === 'union' && raw ? raw : table?.type?.summary);
  const summary = declaredType?.startsWith(UNRESOLVED) ? kindOf(value) : declaredType;
  const control = controlOf(summary) ?? controlOfNamed(type.name, value);
  return {
    ...argType,
    ...(summary && { table: { ...table, type: { summary } } }),
    ...(control && argType.control === undefined && { control }),
  };
}

/** Prefix that the build gives a type taken from a list in another file. */
const UNRESOLVED = 'unknown[';
const kindOf = (value: unknown) => (value === undefined ? undefined : typeof value);

/** Removes inline comments and `readonly` from the text of a type. */
const shorten = (summary: string | undefined) =>
  summary?.replace(/\/\*.*?\*\/\s*/gs, '').replace(/\breadonly /g, '');

/** Chooses the control for a named type: a text field for a text, instead of a JSON editor. A value that is not given gets no control. */
function controlOfNamed(kind: string, value: unknown): ArgType['control'] {
  if (kind !== 'other' && kind !== 'union') return undefined;
  if (typeof value === 'string') return { type: 'text' };
  return value === undefined ? { disable: true } : undefined;
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
