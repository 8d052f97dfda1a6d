/**
 * Generates files from tokens/kit.tokens.json, which follows the format of the Design Tokens Community Group (2025.10): the variables and
 * the Tailwind theme in css/, the tables of Storybook, and a file for each theme that Figma imports as a mode of its variables. Run it
 * after a change: `node packages/ui/scripts/tokens.ts`.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import {
  type Colour,
  css,
  darkTheme,
  type Dimension,
  type Group,
  hexOf,
  inPixels,
  membersOf,
  nameOf,
  placeOf,
  readTokens,
  resolve,
  srgbOf,
  type Token,
  type Tokens,
  validate,
} from './token-file.ts';
import { tokenTables } from './token-tables.ts';
import { contrastPairs } from '../src/tokens/contrast-pairs.ts';

const HEAD =
  '/* Written by scripts/tokens.ts from tokens/kit.tokens.json. Every pair of colours that may meet on screen is\n   measured by src/tokens/contrast.test.ts. */\n';

/** Returns the content of each generated file by its path in the package, before formatting. */
export function contentsOf(tokens: Tokens): Record<string, string> {
  return {
    'css/tokens.css': variables(tokens),
    'css/tailwind.css': tailwindTheme(tokens),
    'css/scales.css': scales(tokens),
    'src/tokens/tokens.mdx': tokenTables(tokens),
    '../contract/src/campus/kit-colours.ts': kitColours(tokens),
    'tokens/figma.light.json': figma(tokens, tokens.light),
    'tokens/figma.dark.json': figma(tokens, darkTheme(tokens)),
  };
}

/** Returns the formatted text of every generated file, by its path in the package. */
export async function generate(tokens: Tokens): Promise<Record<string, string>> {
  const written = Object.entries(contentsOf(tokens)).map(async ([path, text]): Promise<[string, string]> => [
    path,
    (await format(path, text, { printWidth: 110, singleQuote: true })).code,
  ]);
  return Object.fromEntries(await Promise.all(written));
}

function variables(tokens: Tokens): string {
  const { light, dark, space, shadow, motion } = tokens;
  return `${HEAD}
:root, [data-theme='light'] {
  color-scheme: light;
  ${coloursOf(light)}
  ${moreContrast(light)}
}
:root, [data-theme] {
  @variant theme-dark {
    color-scheme: dark;
    ${coloursOf(dark)}
    ${moreContrast(darkTheme(tokens))}
  }
}
/* Again in each theme: a variable takes the colours of the place where it is written. */
:root, [data-theme] {
  ${lines(shadow, (name, { color, offsetX, offsetY, blur, spread }) => `--depth-${name}: ${[offsetX, offsetY, blur, spread].map(css).join(' ')} ${reference(color)};`)}
}
:root {
  --gutter: ${lengthOf(space['gutter'])};
  --control: ${lengthOf(space['control'])};
  ${lines(motion, (name, { value, unit }) => `--motion-${name}: ${value}${unit};`)}
}
@media (pointer: coarse) {
  :root { --control: ${lengthOf(space['control-coarse'])}; }
}`;
}

/** The colours that a campus definition may set, and the contrasts that it must keep. The contract cannot import the kit. */
function kitColours(tokens: Tokens): string {
  const dark = darkTheme(tokens);
  const values = membersOf(tokens.light).map(([name]) => {
    const of = (theme: Tokens['light']) => oklch(resolve(`{theme.${name}}`, theme));
    return `'--${name}': ['${of(tokens.light)}', '${of(dark)}'],`;
  });
  const pairs = contrastPairs.map(([above, ground, least]) => `['--${above}', '--${ground}', ${least}],`);
  return `/** Written by packages/ui/scripts/tokens.ts: the kit's colours by CSS name, in the light and the dark theme. */
export const KIT_COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  ${values.join('\n  ')}
};

/** A colour, its background, and the minimum contrast between them. */
export const CONTRAST_PAIRS: readonly (readonly [colour: string, ground: string, least: number])[] = [
  ${pairs.join('\n  ')}
];
`;
}

/** Colours that a reader who prefers more contrast gets in place of others. */
const STRONGER = { line: 'line-strong', 'line-strong': 'fg', 'fg-muted': 'fg', 'brand-text': 'fg' };

/** Returns the stronger lines and texts of a theme for readers who prefer more contrast. */
function moreContrast(theme: Tokens['light']): string {
  const rows = Object.entries(STRONGER).map(
    ([name, stronger]) => `--${name}: ${oklch(resolve(`{theme.${stronger}}`, theme))};`,
  );
  return `@media (prefers-contrast: more) {\n${rows.join('\n')}\n}`;
}

/** Adds our names to Tailwind's theme, and removes none: a host keeps its palette and its scales. */
function tailwindTheme({ light, font, text, radius, shadow, ease }: Tokens): string {
  return `${HEAD}
/* Variables that are read where a class is used, so that a host may set them for any part of a page. */
@theme {
  ${familiesOf(font, (name) => !isHosts('font', name))}

  ${sizesOf(text, (name) => !isHosts('text', name))}

  ${lines(radius, (name, value) => `--radius-${name}: ${css(value)};`)}

  ${lines(ease, (name, curve) => `--ease-${name}: cubic-bezier(${curve.join(', ')});`)}
}
@theme inline {
  ${membersOf(light)
    .filter(([name]) => !name.startsWith('shade'))
    .map(([name]) => `--color-${name}: var(--${name});`)
    .join('\n')}

  ${lines(shadow, (name) => `--shadow-${name}: var(--depth-${name});`)}
}`;
}

/** Returns the scales for an application that uses only the kit. */
function scales({ font, text, space }: Tokens): string {
  return `${HEAD}
/* Tailwind's own scales are off, so that a class outside the identity does not exist. */
@theme {
  --color-*: initial;
  --text-*: initial;
  --radius-*: initial;
  --shadow-*: initial;
  --spacing: ${lengthOf(space['unit'])};

  ${familiesOf(font, (name) => isHosts('font', name))}

  ${sizesOf(text, (name) => isHosts('text', name))}
}
@theme inline {
  --default-transition-duration: var(--motion-press);
  --default-transition-timing-function: var(--ease-settle);
}`;
}

/** Names of Tailwind's own tokens. The kit uses the host's values, and sets its own only in an application that uses only the kit. */
const HOSTS = { font: ['sans'], text: ['xs', 'sm', 'base'] };

function isHosts(group: keyof typeof HOSTS, name: string): boolean {
  return HOSTS[group].includes(name);
}

function familiesOf(font: Tokens['font'], isIncluded: (name: string) => boolean): string {
  return membersOf(font)
    .filter(([name]) => isIncluded(name))
    .map(([name, { $value }]) => `--font-${name}: ${$value.map(quoted).join(', ')};`)
    .join('\n');
}

function sizesOf(text: Tokens['text'], isIncluded: (name: string) => boolean): string {
  return membersOf(text)
    .filter(([name]) => isIncluded(name))
    .map(
      ([name, one]) =>
        `--text-${name}: ${lengthOf(one.size)};\n--text-${name}--line-height: ${lengthOf(one['line-height'])};`,
    )
    .join('\n');
}

/**
 * Returns the tokens for Figma, which reads sRGB and lengths in pixels. Its variables hold colours and lengths, but no shadows, times or
 * curves.
 */
function figma({ text, radius, space }: Tokens, theme: Tokens['light']): string {
  const colours = membersOf(theme).map(([name, { $value }]) => [
    name,
    { $value: srgb(resolve($value, theme)) },
  ]);
  const pixels = (group: Group<Dimension>) =>
    Object.fromEntries(membersOf(group).map(([name, { $value }]) => [name, { $value: inPixels($value) }]));
  const each = (part: 'size' | 'line-height') =>
    Object.fromEntries(membersOf(text).map(([name, one]) => [name, { $value: inPixels(one[part].$value) }]));
  return JSON.stringify({
    color: { $type: 'color', ...Object.fromEntries(colours) },
    text: { $type: 'dimension', ...each('size') },
    'line-height': { $type: 'dimension', ...each('line-height') },
    radius: { $type: 'dimension', ...pixels(radius) },
    space: { $type: 'dimension', ...pixels(space) },
  });
}

function lines<Value>(group: Group<Value>, line: (name: string, value: Value) => string): string {
  return membersOf(group)
    .map(([name, { $value }]) => line(name, $value))
    .join('\n');
}

function coloursOf(theme: Tokens['light']): string {
  return membersOf(theme)
    .map(([name, { $value, $description }]) => {
      const value = typeof $value === 'string' ? reference($value) : oklch($value);
      return `${$description ? `/* ${$description} */\n` : ''}--${name}: ${value};`;
    })
    .join('\n');
}

/** Returns an alias as a variable, whose value depends on the active theme. */
function reference(alias: string): string {
  return `var(--${nameOf(alias)})`;
}

function oklch({ components, alpha = 1 }: Colour): string {
  return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

function lengthOf(token: Token<Dimension> | undefined): string {
  if (!token)
    throw new Error(
      'A length is missing in the token file: space needs unit, gutter, control and control-coarse.',
    );
  return css(token.$value);
}

function quoted(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

function srgb(colour: Colour): object {
  const { alpha = 1 } = colour;
  return { colorSpace: 'srgb', components: srgbOf(colour), alpha, hex: hexOf(colour) };
}

if (import.meta.main) {
  const tokens = readTokens();
  await validate(tokens);
  for (const [path, text] of Object.entries(await generate(tokens))) writeFileSync(placeOf(path), text);
}
