/** Hues of OKLCH, in degrees. */
export const HUES = {
  amber: 85,
  orange: 60,
  red: 25,
  pink: 350,
  purple: 305,
  blue: 255,
  teal: 195,
  green: 155,
} as const satisfies Record<string, number>;

/** Returns the hue of a colour's name or of `#rrggbb`; null where it is neither, or is grey. */
export function hueOf(colour: string): number | null {
  const named = Object.entries(HUES).find(([name]) => name === colour.trim().toLowerCase());
  if (named !== undefined) return named[1];
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(parseInt(digits.slice(at, at + 2), 16)),
  );
  // Björn Ottosson's matrices: linear sRGB to cone responses, and those to OKLab.
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  if (Math.hypot(a, b) < 0.02) return null;
  return Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
