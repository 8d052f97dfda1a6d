import type { Campus } from '@campushive/contract/campus-schema';

/** Colours of mails. Mail programs know hexadecimal colours only. */
export interface MailColours {
  readonly brand: string;
  readonly onBrand: string;
}

/** The kit's own, for a campus that does not change them. */
const KIT: MailColours = { brand: '#f9b826', onBrand: '#211b10' };

/** Returns the campus's own brand, as mail programs can read it. */
export function mailColours({ brand: { tokens } }: Pick<Campus, 'brand'>): MailColours {
  return {
    brand: hexOf(tokens.light['--ch-brand']) ?? KIT.brand,
    onBrand: hexOf(tokens.light['--ch-on-brand']) ?? KIT.onBrand,
  };
}

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;
const HEX = /^#[0-9a-f]{6}$/;

/** Converts a colour of a campus definition to sRGB hex. Returns undefined without a colour or for an unknown notation. */
export function hexOf(colour: string | undefined): string | undefined {
  if (colour === undefined || HEX.test(colour)) return colour;
  const [, lightness, chroma, hue] = OKLCH.exec(colour)?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(channel).join('')}`;
}

/** Two hexadecimal digits of a linear share of light. */
function channel(light: number): string {
  const seen = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, seen)) * 255)
    .toString(16)
    .padStart(2, '0');
}
