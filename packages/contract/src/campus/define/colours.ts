/** Colours of a brand: reads CSS values, measures contrast, and makes a brand's tokens from one colour. */

type Triple = readonly [number, number, number];

/** A colour in OKLCH: lightness 0..1, chroma, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const decode = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function linearOfHex(text: string): Triple | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const at = (start: number) => decode(parseInt(digits.slice(start, start + 2), 16) / 255);
  return [at(0), at(2), at(4)];
}

/** Converts with Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab). */
function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Reads `#rrggbb` as OKLCH. Undefined for any other text. */
export function oklchOf(hex: string): Oklch | undefined {
  const linear = linearOfHex(hex);
  if (linear === undefined) return undefined;
  const [red, green, blue] = linear;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Relative luminance of `#rrggbb` or `oklch(L C H)`. Undefined for any other value, such as a translucent colour. */
function luminanceOf(value: string): number | undefined {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  const linear =
    lightness === undefined
      ? linearOfHex(value)
      : linearOfOklch({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) });
  if (linear === undefined) return undefined;
  const [red, green, blue] = linear.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns whether the contrast of a value can be measured. */
export const isMeasurable = (value: string): boolean => luminanceOf(value) !== undefined;

/** Returns the WCAG 2.2 contrast of two values. Undefined where one of them cannot be measured. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Chroma from which a colour is not grey. */
const GREY = 0.02;
const MAX_CHROMA = 0.13;

/** Brand of a definition, as one colour describes it. */
interface Brand {
  readonly themeColors: { readonly light: string; readonly dark: string };
  readonly backgroundColor: string;
  readonly tokens: { readonly light: Record<string, string>; readonly dark: Record<string, string> };
}

/** Colours of the browser's bars without a brand: the kit's grounds. */
const GROUNDS = { light: '#faf7f0', dark: '#14131f' };

/** Makes a brand from `#rrggbb`. Its hue is kept, and each token has its own lightness, so texts stay readable. Undefined for other texts. */
export function brandOf(hex: string): Brand | undefined {
  const colour = oklchOf(hex);
  if (colour === undefined) return undefined;
  const share = colour.chroma < GREY ? 0 : Math.min(1, colour.chroma / MAX_CHROMA);
  const hue = Math.round(colour.hue);
  const at = (lightness: number, chroma: number) =>
    `oklch(${lightness} ${Number((chroma * share).toFixed(3))} ${hue})`;
  const shared = { '--ch-brand': at(0.825, 0.13), '--ch-on-brand': at(0.215, 0.03) };
  return {
    themeColors: GROUNDS,
    backgroundColor: GROUNDS.light,
    tokens: {
      light: {
        ...shared,
        '--ch-brand-hover': at(0.79, 0.13),
        '--ch-brand-soft': at(0.955, 0.04),
        '--ch-brand-text': at(0.48, 0.1),
      },
      dark: {
        ...shared,
        '--ch-brand-hover': at(0.865, 0.12),
        '--ch-brand-soft': at(0.3, 0.05),
        '--ch-brand-text': at(0.845, 0.12),
      },
    },
  };
}

/** The brand of a definition without one: the kit's own colours. */
export const PLAIN_BRAND: Brand = {
  themeColors: GROUNDS,
  backgroundColor: GROUNDS.light,
  tokens: { light: {}, dark: {} },
};
