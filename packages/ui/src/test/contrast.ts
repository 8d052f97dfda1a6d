/** A colour of the tokens: OKLCH with lightness 0..1, chroma, hue in degrees, and opacity. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha: number;
}

type Rgb = [red: number, green: number, blue: number];

/** Parses `oklch(0.62 0.018 80 / 0.5)`; returns undefined for any other value. */
export function parseOklch(value: string): Oklch | undefined {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value);
  if (!match) return undefined;
  const [, lightness, chroma, hue, alpha = '1'] = match.map(String);
  return {
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: match[4] === undefined ? 1 : Number(alpha),
  };
}

/**
 * Converts to linear sRGB with Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab). A screen cannot show values outside
 * 0..1.
 */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Returns the WCAG 2.2 contrast of a colour on an opaque background. Blends a translucent colour with the background first. */
export function contrast(colour: Oklch, ground: Oklch): number {
  const behind = toLinearRgb(ground);
  const above = toLinearRgb(colour);
  const mixed = above.map((channel, index) => {
    const under = behind[index] ?? 0;
    return decode(colour.alpha * encode(channel) + (1 - colour.alpha) * encode(under));
  });
  const [lighter = 0, darker = 0] = [luminance(mixed), luminance(behind)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function encode(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
