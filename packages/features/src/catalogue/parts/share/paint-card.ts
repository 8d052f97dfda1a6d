import {
  CARD_WIDTH,
  coverCrop,
  SHEET_RADIUS,
  type CardIcon,
  type CardLayout,
  type TextStyle,
} from './card-layout.js';

/** Colours and font families of a card, as CSS values. */
export interface CardPalette {
  readonly bg: string;
  readonly fg: string;
  readonly muted: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly brandSoft: string;
  readonly success: string;
  readonly text: string;
  readonly display: string;
}

/** Photo of a card, decoded. */
export interface CardPhoto {
  readonly source: CanvasImageSource;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Content of a card without a photo: the name below the mark, for which the picture has room. */
export interface CardPicture {
  /** Null for the brand's honeycomb. */
  readonly photo: CardPhoto | null;
  readonly brand: string;
}

/** Colours of the kit's light theme, for browsers that do not know the notation of the tokens. */
const BASIC: Omit<CardPalette, 'text' | 'display'> = {
  bg: '#fcfaf7',
  fg: '#1d1810',
  muted: '#645c52',
  brand: '#fab926',
  onBrand: '#1e1708',
  brandSoft: '#fef0d0',
  success: '#0c763b',
};

const MARK = [
  'M27.26 13.2V9.5L16 3 4.74 9.5v13L16 29l11.26-6.5v-3.7',
  'm16 9.2 5.89 3.4v6.8L16 22.8l-5.89-3.4v-6.8Z',
] as const;
const PIN = [
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
  'M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
];
const SHIELD = [
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  'm9 12 2 2 4-4',
];

/** Returns the CSS font of a line. */
export const fontOf = ({ family, weight, size }: TextStyle, palette: CardPalette): string =>
  `${weight} ${size}px ${palette[family]}`;

/** Paints a card. The context must be scaled so that one unit is a card pixel. */
export function paintCard(
  context: CanvasRenderingContext2D,
  layout: CardLayout,
  picture: CardPicture,
  palette: CardPalette,
): void {
  const { width, height, sheetTop, barTop, pictureHeight } = layout;
  fill(context, 'bg', palette);
  context.fillRect(0, 0, width, height);
  if (picture.photo === null) paintComb(context, pictureHeight, picture.brand, palette);
  else paintPhoto(context, pictureHeight, picture.photo);
  fill(context, 'bg', palette);
  sheetPath(context, sheetTop, height);
  context.fill();
  fill(context, 'brand', palette);
  context.fillRect(0, barTop, width, height - barTop);
  for (const icon of layout.icons) paintIcon(context, icon, palette);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  for (const line of layout.lines) {
    fill(context, line.ink === 'on-brand' ? 'onBrand' : line.ink, palette);
    context.font = fontOf(line, palette);
    context.fillText(line.text, line.x, line.baseline);
  }
}

function paintPhoto(context: CanvasRenderingContext2D, height: number, photo: CardPhoto): void {
  const crop = coverCrop(photo.width, photo.height, CARD_WIDTH, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo.source, crop.x, crop.y, crop.width, crop.height, 0, 0, CARD_WIDTH, height);
}

/** Outline of a cell around a point, with its corners up and down. */
function cell(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
}

/** Paints the brand's honeycomb with its mark and name, in place of a photo. */
function paintComb(
  context: CanvasRenderingContext2D,
  height: number,
  brand: string,
  palette: CardPalette,
): void {
  fill(context, 'brandSoft', palette);
  context.fillRect(0, 0, CARD_WIDTH, height);
  const radius = 96;
  const [stepX, stepY] = [radius * Math.sqrt(3) + 14, radius * 1.5 + 12];
  const middle = (height - SHEET_RADIUS) / 2;
  fill(context, 'brand', palette);
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const x = CARD_WIDTH / 2 + (column + (row % 2 === 0 ? 0 : 0.5)) * stepX;
      const y = middle + row * stepY;
      const distance = Math.hypot(x - CARD_WIDTH / 2, y - middle) / (CARD_WIDTH / 2);
      context.globalAlpha = Math.max(0, Math.min(0.42, (distance - 0.3) * 0.6));
      cell(context, x, y, radius);
      context.fill();
    }
  context.globalAlpha = 1;
  paintIcon(context, { name: 'mark', x: CARD_WIDTH / 2 - 76, y: middle - 124, size: 152 }, palette);
  fill(context, 'fg', palette);
  context.font = fontOf({ family: 'display', weight: 700, size: 64 }, palette);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(brand, CARD_WIDTH / 2, middle + 104, CARD_WIDTH - 128);
}

function sheetPath(context: CanvasRenderingContext2D, top: number, bottom: number): void {
  context.beginPath();
  context.moveTo(0, bottom);
  context.lineTo(0, top + SHEET_RADIUS);
  context.arcTo(0, top, SHEET_RADIUS, top, SHEET_RADIUS);
  context.lineTo(CARD_WIDTH - SHEET_RADIUS, top);
  context.arcTo(CARD_WIDTH, top, CARD_WIDTH, top + SHEET_RADIUS, SHEET_RADIUS);
  context.lineTo(CARD_WIDTH, bottom);
  context.closePath();
}

function paintIcon(context: CanvasRenderingContext2D, icon: CardIcon, palette: CardPalette): void {
  const isMark = icon.name === 'mark';
  const scale = icon.size / (isMark ? 32 : 24);
  context.save();
  context.translate(icon.x, icon.y);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (isMark) {
    stroke(context, 'onBrand', palette);
    context.lineWidth = 3.6;
    context.stroke(new Path2D(MARK[0]));
    fill(context, 'onBrand', palette);
    context.fill(new Path2D(MARK[1]));
  } else {
    stroke(context, icon.name === 'pin' ? 'fg' : 'success', palette);
    context.lineWidth = icon.name === 'pin' ? 2 : 2.2;
    for (const path of icon.name === 'pin' ? PIN : SHIELD) context.stroke(new Path2D(path));
  }
  context.restore();
}

type Ink = keyof typeof BASIC;

/** A canvas ignores a colour that it cannot read, so the basic one stays. */
function fill(context: CanvasRenderingContext2D, ink: Ink, palette: CardPalette): void {
  context.fillStyle = BASIC[ink];
  context.fillStyle = palette[ink];
}

function stroke(context: CanvasRenderingContext2D, ink: Ink, palette: CardPalette): void {
  context.strokeStyle = BASIC[ink];
  context.strokeStyle = palette[ink];
}
