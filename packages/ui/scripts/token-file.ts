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

/** The folder of the package. */
export const home = new URL('../', import.meta.url);
const source = new URL('tokens/kit.tokens.json', home);

/** Reads the token file. */
export function readTokens(): Tokens {
  return JSON.parse(readFileSync(source, 'utf8')) as Tokens;
}

/**
 * Refuses what is not in the format of the Design Tokens Community Group (2025.10), such as a length without a unit or an
 * alias of nothing, with the line and the reason. Answers how many tokens there are.
 */
export async function validate(tokens: object): Promise<number> {
  const src = JSON.stringify(tokens, null, 2);
  const config = defineConfig({}, { cwd: home });
  const { tokens: known } = await parse([{ filename: source, src }], { config });
  return Object.keys(known).length;
}

/** Where a generated file lies. */
export function placeOf(path: string): string {
  return fileURLToPath(new URL(path, home));
}

/** The tokens of a group, without what is said of the group itself. */
export function membersOf<Member>(group: GroupHead & Record<string, Member>): [string, Member][] {
  return Object.entries<Member>(group).filter(([name]) => !name.startsWith('$'));
}

/** The name that an alias points at. */
export function nameOf(alias: string): string {
  return alias.slice(alias.indexOf('.') + 1, -1);
}

/** A colour of a theme, past any aliases. */
export function resolve(value: Colour | string, theme: Tokens['light']): Colour {
  if (typeof value !== 'string') return value;
  const token = theme[nameOf(value)];
  if (!token) throw new Error(`${value} names no colour of the theme: correct it in the token file.`);
  return resolve(token.$value, theme);
}

/** The dark theme with what it keeps of the light one. */
export function darkTheme({ light, dark }: Tokens): Tokens['light'] {
  return { ...light, ...dark };
}

/** The parts of a colour in sRGB, from 0 to 1. */
export function srgbOf({ components: [lightness, chroma, hue], alpha = 1 }: Colour): number[] {
  return toLinearRgb({ lightness, chroma, hue, alpha }).map(gamma);
}

/** A colour as design tools write it; its opacity is not in it. */
export function hexOf(colour: Colour): string {
  const parts = srgbOf(colour).map((one) => Math.round(one * 255).toString(16));
  return `#${parts.map((one) => one.padStart(2, '0')).join('')}`;
}

function gamma(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Number(encoded.toFixed(4));
}

/** A length as CSS writes it. */
export function css({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

/** A length in pixels, at the usual size of text. */
export function inPixels({ value, unit }: Dimension): Dimension {
  return { value: unit === 'rem' ? value * 16 : value, unit: 'px' };
}
