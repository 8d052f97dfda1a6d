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
  isHosts,
  membersOf,
  nameOf,
  placeOf,
  PREFIX,
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
    'css/aliases.css': aliases(tokens),
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
  return `${HEAD}\n${rulesOf(tokens, PREFIX)}`;
}

/** Returns the tokens under their former names, from which the present ones take their values: a host may set and read either. */
function aliases(tokens: Tokens): string {
  const rules = rulesOf(tokens, '--');
  const names = [...new Set(rules.match(/(?<=--)[a-z][\w-]*(?=:)/g))];
  return `${HEAD}
/* The names of the tokens without a prefix, which go with version 0.3. Imported after the kit, for a host that still uses them. */
${rules}
:root, [data-theme] {
  ${names.map((name) => `${PREFIX}${name}: var(--${name});`).join('\n')}
}`;
}

/** Returns the rules that set every token, under names with the prefix. */
function rulesOf(tokens: Tokens, prefix: string): string {
  const { light, dark, space, shadow, motion, font, text, radius, ease } = tokens;
  return `
:root, [data-theme='light'] {
  color-scheme: light;
  ${coloursOf(light, prefix)}
  ${moreContrast(light, prefix)}
}
:root, [data-theme] {
  @variant theme-dark {
    color-scheme: dark;
    ${coloursOf(dark, prefix)}
    ${moreContrast(darkTheme(tokens), prefix)}
  }
}
/* Again in each theme: a variable takes the colours of the place where it is written. */
:root, [data-theme] {
  ${lines(shadow, (name, { color, offsetX, offsetY, blur, spread }) => `${prefix}depth-${name}: ${[offsetX, offsetY, blur, spread].map(css).join(' ')} ${reference(color, prefix)};`)}
}
:root {
  ${familiesOf(font, prefix, (name) => !isHosts('font', name))}

  ${sizesOf(text, prefix, (name) => !isHosts('text', name))}

  ${lines(radius, (name, value) => `${prefix}radius-${name}: ${css(value)};`)}

  ${lines(ease, (name, curve) => `${prefix}ease-${name}: cubic-bezier(${curve.join(', ')});`)}

  ${prefix}gutter: ${lengthOf(space['gutter'])};
  ${prefix}control: ${lengthOf(space['control'])};
  ${lines(motion, (name, { value, unit }) => `${prefix}motion-${name}: ${value}${unit};`)}
}
@media (pointer: coarse) {
  :root { ${prefix}control: ${lengthOf(space['control-coarse'])}; }
}`;
}

/** The colours that a campus definition may set, and the contrasts that it must keep. The contract cannot import the kit. */
function kitColours(tokens: Tokens): string {
  const dark = darkTheme(tokens);
  const values = membersOf(tokens.light).map(([name]) => {
    const of = (theme: Tokens['light']) => oklch(resolve(`{theme.${name}}`, theme));
    return `'${PREFIX}${name}': ['${of(tokens.light)}', '${of(dark)}'],`;
  });
  const pairs = contrastPairs.map(
    ([above, ground, least]) => `['${PREFIX}${above}', '${PREFIX}${ground}', ${least}],`,
  );
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
function moreContrast(theme: Tokens['light'], prefix: string): string {
  const rows = Object.entries(STRONGER).map(
    ([name, stronger]) => `${prefix}${name}: ${oklch(resolve(`{theme.${stronger}}`, theme))};`,
  );
  return `@media (prefers-contrast: more) {\n${rows.join('\n')}\n}`;
}

/** Adds our names to Tailwind's theme, and removes none: a host keeps its palette and its scales. */
function tailwindTheme({ light, font, text, radius, shadow, ease }: Tokens): string {
  return `${HEAD}
/* Classes read the variables where they are used, so that a host may set them for any part of a page. */
@theme inline {
  ${membersOf(light)
    .filter(([name]) => !name.startsWith('shade'))
    .map(([name]) => `--color-${name}: var(${PREFIX}${name});`)
    .join('\n')}

  ${mapped(font, 'font')}

  ${mapped(text, 'text', '--line-height')}

  ${lines(shadow, (name) => `--shadow-${name}: var(${PREFIX}depth-${name});`)}

  ${lines(radius, (name) => `--radius-${name}: var(${PREFIX}radius-${name});`)}

  ${lines(ease, (name) => `--ease-${name}: var(${PREFIX}ease-${name});`)}
}`;
}

/** Maps the names of Tailwind to the kit's own tokens of a group, and of their further values. */
function mapped(group: Tokens['font'] | Tokens['text'], kind: 'font' | 'text', ...further: string[]): string {
  return Object.keys(group)
    .filter((name) => !name.startsWith('$') && !isHosts(kind, name))
    .flatMap((name) => ['', ...further].map((end) => `${kind}-${name}${end}`))
    .map((name) => `--${name}: var(${PREFIX}${name});`)
    .join('\n');
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

  ${familiesOf(font, '--', (name) => isHosts('font', name))}

  ${sizesOf(text, '--', (name) => isHosts('text', name))}
}
@theme inline {
  --default-transition-duration: var(${PREFIX}motion-press);
  --default-transition-timing-function: var(${PREFIX}ease-settle);
}`;
}

function familiesOf(font: Tokens['font'], prefix: string, isIncluded: (name: string) => boolean): string {
  return membersOf(font)
    .filter(([name]) => isIncluded(name))
    .map(([name, { $value }]) => `${prefix}font-${name}: ${$value.map(quoted).join(', ')};`)
    .join('\n');
}

function sizesOf(text: Tokens['text'], prefix: string, isIncluded: (name: string) => boolean): string {
  return membersOf(text)
    .filter(([name]) => isIncluded(name))
    .map(
      ([name, one]) =>
        `${prefix}text-${name}: ${lengthOf(one.size)};\n${prefix}text-${name}--line-height: ${lengthOf(one['line-height'])};`,
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

function coloursOf(theme: Tokens['light'], prefix: string): string {
  return membersOf(theme)
    .map(([name, { $value, $description }]) => {
      const value = typeof $value === 'string' ? reference($value, prefix) : oklch($value);
      return `${$description ? `/* ${$description} */\n` : ''}${prefix}${name}: ${value};`;
    })
    .join('\n');
}

/** Returns an alias as a variable, whose value depends on the active theme. */
function reference(alias: string, prefix: string): string {
  return `var(${prefix}${nameOf(alias)})`;
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
