import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { toLinearRgb } from '../src/test/contrast.ts';

export interface Colour {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  alpha?: number;
}
export interface Dimension {
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
export interface Token<Value> {
  $value: Value;
  $description?: string;
}
interface GroupHead {
  $type: string;
  $description?: string;
}
export type Group<Value> = GroupHead & Record<string, Token<Value>>;

/** Type of the token file. An alias is written `{group.name}`. */
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

/** Start of the name of every variable of the kit. */
export const PREFIX = '--ch-';

/** Names of Tailwind's own tokens. The kit uses the host's values, and sets its own only in an application that uses only the kit. */
const HOSTS = { font: ['sans'], text: ['xs', 'sm', 'base'] };

/** Returns true for a token of Tailwind, which keeps its name without the prefix. */
export function isHosts(group: keyof typeof HOSTS, name: string): boolean {
  return HOSTS[group].includes(name);
}

/** Returns the name of the variable of a token. */
export function variableOf(group: keyof typeof HOSTS, name: string): string {
  return `${isHosts(group, name) ? '--' : PREFIX}${group}-${name}`;
}

/** Folder of the package. */
export const home = new URL('../', import.meta.url);
const source = new URL('tokens/kit.tokens.json', home);

/** Reads the token file. */
export function readTokens(): Tokens {
  return JSON.parse(readFileSync(source, 'utf8')) as Tokens;
}

/**
 * Throws unless the tokens follow the format of the Design Tokens Community Group (2025.10), for example on a length without a unit or an
 * alias without a target, with the line and the reason. Resolves with the number of tokens.
 */
export async function validate(tokens: object): Promise<number> {
  const src = JSON.stringify(tokens, null, 2);
  const config = defineConfig({}, { cwd: home });
  const { tokens: parsed } = await parse([{ filename: source, src }], { config });
  return Object.keys(parsed).length;
}

/** Returns the absolute path of a generated file. */
export function placeOf(path: string): string {
  return fileURLToPath(new URL(path, home));
}

/** Returns the tokens of a group, without the group's own properties. */
export function membersOf<Member>(group: GroupHead & Record<string, Member>): [string, Member][] {
  return Object.entries<Member>(group).filter(([name]) => !name.startsWith('$'));
}

/** Returns the name of the token that an alias refers to. */
export function nameOf(alias: string): string {
  return alias.slice(alias.indexOf('.') + 1, -1);
}

/** Resolves a colour of a theme, through any aliases. */
export function resolve(value: Colour | string, theme: Tokens['light']): Colour {
  if (typeof value !== 'string') return value;
  const token = theme[nameOf(value)];
  if (!token) throw new Error(`${value} names no colour of the theme: correct it in the token file.`);
  return resolve(token.$value, theme);
}

/** Returns the dark theme, completed with the light theme's other colours. */
export function darkTheme({ light, dark }: Tokens): Tokens['light'] {
  return { ...light, ...dark };
}

/** Returns the components of a colour in sRGB, from 0 to 1. */
export function srgbOf({ components: [lightness, chroma, hue], alpha = 1 }: Colour): number[] {
  return toLinearRgb({ lightness, chroma, hue, alpha }).map(gamma);
}

/** Returns a colour in hex, without its opacity, as design tools write it. */
export function hexOf(colour: Colour): string {
  const parts = srgbOf(colour).map((one) => Math.round(one * 255).toString(16));
  return `#${parts.map((one) => one.padStart(2, '0')).join('')}`;
}

function gamma(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Number(encoded.toFixed(4));
}

/** Formats a length for CSS. */
export function css({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

/** Converts a length to pixels, at the default text size. */
export function inPixels({ value, unit }: Dimension): Dimension {
  return { value: unit === 'rem' ? value * 16 : value, unit: 'px' };
}
