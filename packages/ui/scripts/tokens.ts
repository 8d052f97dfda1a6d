/**
 * Writes what is made of tokens/kit.tokens.json, a file in the format of the Design Tokens Community Group (2025.10):
 * the variables and the Tailwind theme in css/, and a file for each theme that Figma imports as a mode of its variables.
 * Run it after a change: `node packages/ui/scripts/tokens.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { toLinearRgb } from '../src/test/contrast.ts';

interface Colour {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  alpha?: number;
}
interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}
interface Shadow {
  color: string;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}
interface Token<Value> {
  $value: Value;
  $description?: string;
}
interface GroupHead {
  $type: string;
  $description?: string;
}
type Group<Value> = GroupHead & Record<string, Token<Value>>;

/** The file as this project fills it. An alias is written `{group.name}`. */
export interface Tokens {
  light: Group<Colour | string>;
  dark: Group<Colour | string>;
  font: Group<string[]>;
  text: GroupHead & Record<string, { size: Token<Dimension>; 'line-height': Token<Dimension> }>;
  radius: Group<Dimension>;
  space: Group<Dimension>;
  shadow: Group<Shadow>;
  motion: Group<{ value: number; unit: 'ms' | 's' }>;
  ease: Group<[number, number, number, number]>;
}

const HEAD =
  '/* Written by scripts/tokens.ts from tokens/kit.tokens.json. Every pair of colours that may meet on screen is\n   measured by src/tokens/contrast.test.ts. */\n';

/** The text of every generated file, by its path in the package. */
export async function generate(tokens: Tokens): Promise<Record<string, string>> {
  const files = {
    'css/tokens.css': variables(tokens),
    'css/tailwind.css': tailwindTheme(tokens),
    'tokens/figma.light.json': figma(tokens, tokens.light),
    'tokens/figma.dark.json': figma(tokens, { ...tokens.light, ...tokens.dark }),
  };
  const written = Object.entries(files).map(async ([path, text]): Promise<[string, string]> => [
    path,
    await format(text, { filepath: path, printWidth: 110, singleQuote: true }),
  ]);
  return Object.fromEntries(await Promise.all(written));
}

function variables({ light, dark, space, motion }: Tokens): string {
  return `${HEAD}
:root, [data-theme='light'] {
  color-scheme: light;
  ${coloursOf(light)}
}
:root, [data-theme] {
  @variant theme-dark {
    color-scheme: dark;
    ${coloursOf(dark)}
  }
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

function tailwindTheme({ light, font, text, radius, space, shadow, ease }: Tokens): string {
  return `${HEAD}
/* Tailwind's own scales are off, so that a class outside the identity does not exist. */
@theme {
  --color-*: initial;
  --text-*: initial;
  --radius-*: initial;
  --shadow-*: initial;
  --spacing: ${lengthOf(space['unit'])};
}
@theme inline {
  ${membersOf(light)
    .filter(([name]) => !name.startsWith('shade'))
    .map(([name]) => `--color-${name}: var(--${name});`)
    .join('\n')}

  ${lines(font, (name, families) => `--font-${name}: ${families.map(quoted).join(', ')};`)}

  ${membersOf(text)
    .map(
      ([name, one]) =>
        `--text-${name}: ${lengthOf(one.size)};\n--text-${name}--line-height: ${lengthOf(one['line-height'])};`,
    )
    .join('\n')}

  ${lines(radius, (name, value) => `--radius-${name}: ${css(value)};`)}

  ${lines(shadow, (name, { color, offsetX, offsetY, blur }) => `--shadow-${name}: ${css(offsetX)} ${css(offsetY)} ${css(blur)} ${reference(color)};`)}

  --default-transition-duration: var(--motion-press);
  ${lines(ease, (name, curve) => `--ease-${name}: cubic-bezier(${curve.join(', ')});`)}
}`;
}

/** Figma reads sRGB, and lengths in pixels. */
function figma({ text, radius, space }: Tokens, theme: Tokens['light']): string {
  const colours = membersOf(theme).map(([name, { $value }]) => [
    name,
    { $value: srgb(resolve($value, theme)) },
  ]);
  const pixels = (group: Group<Dimension>) =>
    Object.fromEntries(membersOf(group).map(([name, { $value }]) => [name, { $value: inPixels($value) }]));
  const sizes = membersOf(text).map(([name, { size }]) => [name, { $value: inPixels(size.$value) }]);
  return JSON.stringify({
    color: { $type: 'color', ...Object.fromEntries(colours) },
    text: { $type: 'dimension', ...Object.fromEntries(sizes) },
    radius: { $type: 'dimension', ...pixels(radius) },
    space: { $type: 'dimension', ...pixels(space) },
  });
}

/** The tokens of a group, without what is said of the group itself. */
function membersOf<Member>(group: GroupHead & Record<string, Member>): [string, Member][] {
  return Object.entries<Member>(group).filter(([name]) => !name.startsWith('$'));
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

/** An alias as a variable: the theme that is on decides what it is. */
function reference(alias: string): string {
  return `var(--${nameOf(alias)})`;
}

function nameOf(alias: string): string {
  return alias.slice(alias.indexOf('.') + 1, -1);
}

function resolve(value: Colour | string, theme: Tokens['light']): Colour {
  if (typeof value !== 'string') return value;
  const token = theme[nameOf(value)];
  if (!token) throw new Error(`${value} names no colour of the theme: correct it in the token file.`);
  return resolve(token.$value, theme);
}

function oklch({ components, alpha = 1 }: Colour): string {
  return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

function srgb({ components: [lightness, chroma, hue], alpha = 1 }: Colour): object {
  const channels = toLinearRgb({ lightness, chroma, hue, alpha }).map(gamma);
  const hex = channels
    .map((one) =>
      Math.round(one * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { colorSpace: 'srgb', components: channels, alpha, hex: `#${hex}` };
}

function gamma(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Number(encoded.toFixed(4));
}

function css({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function lengthOf(token: Token<Dimension> | undefined): string {
  if (!token)
    throw new Error(
      'A length is missing in the token file: space needs unit, gutter, control and control-coarse.',
    );
  return css(token.$value);
}

function inPixels({ value, unit }: Dimension): Dimension {
  return { value: unit === 'rem' ? value * 16 : value, unit: 'px' };
}

function quoted(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

const home = new URL('../', import.meta.url);

/** Reads the token file. */
export function readTokens(): Tokens {
  return JSON.parse(readFileSync(new URL('tokens/kit.tokens.json', home), 'utf8')) as Tokens;
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generate(readTokens()))) {
    writeFileSync(new URL(path, home), text);
  }
}
