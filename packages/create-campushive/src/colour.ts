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

/** Returns a colour of a hue as `#rrggbb`, of medium lightness, as far as a screen can show it. */
export function hexOf(hue: number): string {
  const [a, b] = [0.12 * Math.cos((hue * Math.PI) / 180), 0.12 * Math.sin((hue * Math.PI) / 180)];
  const long = (0.6 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (0.6 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (0.6 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((share) => encoded(share).toString(16).padStart(2, '0')).join('')}`;
}

function encoded(share: number): number {
  const value = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
