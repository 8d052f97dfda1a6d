/** The identity's colours as sharp's SVG reader knows them: it has no oklch(). */
export interface ColourWay {
  /** Behind everything. */
  readonly ground: string;
  /** The hexagon behind the object. */
  readonly cell: string;
  readonly solid: string;
  readonly deep: string;
  readonly tint: string;
}

export const COLOUR_WAYS = {
  clay: { ground: '#ffe7df', cell: '#ffd2c4', solid: '#cb5833', deep: '#8f3313', tint: '#f3a992' },
  indigo: { ground: '#e3edff', cell: '#ccdeff', solid: '#3357b1', deep: '#142e76', tint: '#7d97d0' },
  lagoon: { ground: '#d7f2fa', cell: '#b5e8f5', solid: '#0e899f', deep: '#005b6d', tint: '#8bc2cf' },
  hibiscus: { ground: '#fee5ee', cell: '#fdd0e0', solid: '#b34276', deep: '#7a1f4b', tint: '#dd95b1' },
  leaf: { ground: '#def3e4', cell: '#c2e9ce', solid: '#247f4d', deep: '#00512a', tint: '#85b595' },
  jacaranda: { ground: '#f3e8fc', cell: '#e9d5fa', solid: '#925ab8', deep: '#623480', tint: '#c6a4e0' },
  honey: { ground: '#f7ebd7', cell: '#f0dbb5', solid: '#f3b527', deep: '#bb8808', tint: '#fed895' },
} as const satisfies Record<string, ColourWay>;
export type ColourWayName = keyof typeof COLOUR_WAYS;

export const INK = '#1f180f';
export const SOFT_INK = '#3e372d';
export const PAPER = '#fbfaf7';
export const SHADE = '#e4ded4';
export const STEEL = '#c1bdb7';
export const HONEY = '#f3b527';
export const WOOD = '#bf8d5b';
export const DARK_WOOD = '#96653c';
