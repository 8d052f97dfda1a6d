import { fitLine, wrapLines } from './line-breaks.js';

/** Words of a share card. Pictures and colours are added while it is painted. */
export interface CardFacts {
  readonly title: string;
  /** Formatted price: `$330`, `Free`. Null without a price. */
  readonly price: string | null;
  /** Unit after the price: ` / hr`. Empty without one. */
  readonly unit: string;
  /** Hall and short name of the university. Null when unknown. */
  readonly place: string | null;
  /** Sentence about the held money. Null where the product does not take the payment. */
  readonly promise: string | null;
  /** Absolute URL of the shared page. */
  readonly url: string;
  /** Name of the campus's product. */
  readonly brand: string;
}

/** Font of a line. Sizes are in card pixels. */
export interface TextStyle {
  readonly family: 'text' | 'display';
  readonly weight: number;
  readonly size: number;
}

/** Returns the width of a text in card pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** Line of text at the left end of its baseline. */
export interface CardLine extends TextStyle {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly ink: 'fg' | 'muted' | 'on-brand';
}

/** Icon in a square, by its upper left corner. */
export interface CardIcon {
  readonly name: 'pin' | 'shield' | 'mark';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Positions of everything on a card, in card pixels. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  /** Height of the picture, which reaches under the sheet's round corners. */
  readonly pictureHeight: number;
  /** Upper edge of the sheet with the facts. */
  readonly sheetTop: number;
  /** Upper edge of the bar with the link. */
  readonly barTop: number;
  readonly lines: readonly CardLine[];
  readonly icons: readonly CardIcon[];
}

/** Width of a card. */
export const CARD_WIDTH = 1080;
/** Radius of the sheet's upper corners. */
export const SHEET_RADIUS = 56;

/** Height of a card with a photo, and of one without, which needs less room. */
const HEIGHTS = { photo: 1350, plain: 1080 } as const;
const MARGIN = 64;
const INNER = CARD_WIDTH - 2 * MARGIN;
const BAR = 108;
const PRICE = { family: 'text', weight: 800, size: 124 } as const;
const TITLE = { family: 'display', weight: 700, size: 60 } as const;
const PLACE = { family: 'text', weight: 600, size: 38 } as const;
const PROMISE = { family: 'text', weight: 700, size: 38 } as const;
const LINK = { family: 'text', weight: 800, size: 48 } as const;
const BRAND = { family: 'display', weight: 700, size: 38 } as const;
/** Share of the font size between the middle of a line and its baseline. */
const BASELINE = 0.36;
/** Smaller sizes of a price that is too wide. */
const PRICE_SIZES = [124, 104, 88, 72, 56] as const;
const LINK_SIZES = [48, 42, 38] as const;

/** Lays out a card: photo, price, title in at most two lines, place, promise and link. */
export function layoutCard(facts: CardFacts, hasPhoto: boolean, measure: Measure): CardLayout {
  const height = hasPhoto ? HEIGHTS.photo : HEIGHTS.plain;
  const barTop = height - BAR;
  const titles = wrapLines(facts.title, INNER, 2, (text) => measure(text, TITLE));
  const rows = [
    ...(facts.price === null ? [] : [{ height: 120, before: 0 }]),
    ...titles.map((_, index) => ({ height: 68, before: index === 0 && facts.price !== null ? 6 : 0 })),
    ...(facts.place === null ? [] : [{ height: 48, before: 10 }]),
    ...(facts.promise === null ? [] : [{ height: 48, before: 44 }]),
  ];
  const content = rows.reduce((sum, row) => sum + row.before + row.height, 0);
  const sheetTop = barTop - (facts.promise === null ? 44 : 32) - content - 44;
  const middles: number[] = [];
  rows.reduce((top, row) => {
    middles.push(top + row.before + row.height / 2);
    return top + row.before + row.height;
  }, sheetTop + 44);
  return {
    width: CARD_WIDTH,
    height,
    pictureHeight: sheetTop + SHEET_RADIUS,
    sheetTop,
    barTop,
    ...place(facts, titles, middles, barTop + BAR / 2, measure),
  };
}

/** Places the lines and icons on the middles of their rows. */
function place(
  facts: CardFacts,
  titles: readonly string[],
  middles: readonly number[],
  barMiddle: number,
  measure: Measure,
): Pick<CardLayout, 'lines' | 'icons'> {
  const rows = [...middles];
  const next = () => rows.shift() ?? 0;
  const lines: CardLine[] = [];
  const icons: CardIcon[] = [];
  const write = (text: string, style: TextStyle, middle: number, x = MARGIN, ink: CardLine['ink'] = 'fg') =>
    lines.push({ ...style, text, x, baseline: Math.round(middle + style.size * BASELINE), ink });
  const iconed = (text: string, style: TextStyle, name: 'pin' | 'shield', size: number, gap: number) => {
    const middle = next();
    const x = MARGIN + size + gap;
    icons.push({ name, x: MARGIN, y: middle - size / 2, size });
    write(
      fitLine(text, INNER - size - gap, (part) => measure(part, style)),
      style,
      middle,
      x,
    );
  };
  if (facts.price !== null) {
    const price = fitPrice(facts.price, facts.unit, measure);
    const middle = next();
    write(facts.price, price.style, middle);
    if (facts.unit !== '') {
      // Moves the smaller unit down to the baseline of the price.
      const lower = (price.style.size - price.unit.size) * BASELINE;
      write(facts.unit, price.unit, middle + lower, MARGIN + price.width, 'muted');
    }
  }
  for (const title of titles) write(title, TITLE, next());
  if (facts.place !== null) iconed(facts.place, PLACE, 'pin', 40, 14);
  if (facts.promise !== null) iconed(facts.promise, PROMISE, 'shield', 48, 18);
  icons.push({ name: 'mark', x: MARGIN, y: barMiddle - 31, size: 62 });
  const link = fitAddress(facts.url, INNER - 84, measure);
  write(link.text, link.style, barMiddle, MARGIN + 84, 'on-brand');
  const brand = besideLink(facts, link, measure);
  if (brand !== null) write(facts.brand, BRAND, barMiddle, brand, 'on-brand');
  return { lines, icons };
}

/** Returns the largest size at which the price and its unit fit. */
function fitPrice(price: string, unit: string, measure: Measure) {
  const sized = (size: number) => {
    const style = { ...PRICE, size };
    const unitStyle = { ...PRICE, weight: 600, size: Math.max(38, Math.round(size * 0.38)) };
    const width = measure(price, style);
    return {
      style,
      unit: unitStyle,
      width,
      fullWidth: width + (unit === '' ? 0 : measure(unit, unitStyle)),
    };
  };
  return (
    PRICE_SIZES.map(sized).find(({ fullWidth }) => fullWidth <= INNER) ??
    sized(PRICE_SIZES[PRICE_SIZES.length - 1] ?? 56)
  );
}

/** Returns the address without its protocol, or the site's name alone when the address is too long to be typed. */
function fitAddress(url: string, width: number, measure: Measure) {
  const address = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const host = address.split(/[/?#]/)[0] ?? address;
  for (const text of [address, host])
    for (const size of LINK_SIZES) {
      const style = { ...LINK, size };
      if (measure(text, style) <= width) return { text, style };
    }
  const style = { ...LINK, size: 38 };
  return { text: fitLine(host, width, (text) => measure(text, style)), style };
}

/** Returns the left end of the brand's name at the right of the bar. Null where the link says it, or no room is left. */
function besideLink(
  { brand }: CardFacts,
  link: { readonly text: string; readonly style: TextStyle },
  measure: Measure,
): number | null {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (letters(link.text).includes(letters(brand))) return null;
  const room = CARD_WIDTH - MARGIN - measure(brand, BRAND);
  return room < MARGIN + 84 + measure(link.text, link.style) + 48 ? null : Math.round(room);
}

/** Part of a picture that fills a box of another shape, around the middle. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the part of a picture that covers a box, as `object-fit: cover` does. */
export function coverCrop(width: number, height: number, boxWidth: number, boxHeight: number): Crop {
  const scale = Math.max(boxWidth / width, boxHeight / height);
  const [w, h] = [boxWidth / scale, boxHeight / scale];
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}
