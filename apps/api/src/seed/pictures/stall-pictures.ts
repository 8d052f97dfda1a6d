import { eggs, plantains, shitoJar, taliaPlate, waakyeBowl, waakyePlate } from './food.js';
import { INK } from './palette.js';
import {
  blackPages,
  braidingRoom,
  colourPages,
  cornrows,
  creditCard,
  dataPhone,
  longBraids,
  printShop,
  simCard,
  spiralReport,
} from './stall-goods.js';

interface StallPicture {
  readonly draw: () => string;
  /** Fills the page of a stall, 3:2. Others are square pictures of an item. */
  readonly isCover?: boolean;
}

const PICTURES = {
  waakyePlate: { draw: waakyePlate, isCover: true },
  waakyeBowl: { draw: waakyeBowl },
  eggs: { draw: eggs },
  plantains: { draw: plantains },
  talia: { draw: taliaPlate },
  shitoJar: { draw: shitoJar },
  printShop: { draw: printShop, isCover: true },
  blackPages: { draw: blackPages },
  colourPages: { draw: colourPages },
  spiralReport: { draw: spiralReport },
  dataPhone: { draw: dataPhone, isCover: true },
  simCard: { draw: simCard },
  creditCard: { draw: creditCard },
  braidingRoom: { draw: braidingRoom, isCover: true },
  longBraids: { draw: longBraids },
  cornrows: { draw: cornrows },
} as const satisfies Record<string, StallPicture>;

/** Name of a drawing for a stall. */
export type StallPictureName = keyof typeof PICTURES;
export const STALL_PICTURE_NAMES = Object.keys(PICTURES).filter(
  (name): name is StallPictureName => name in PICTURES,
);

/** Draws what a stall sells, with a light from the upper left. */
export function drawForStall(name: StallPictureName): string {
  const { draw, isCover = false }: StallPicture = PICTURES[name];
  const [width, view] = isCover ? [640, 1200] : [320, 800];
  const height = Math.round((width * 800) / view);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view} 800">
<defs>
<radialGradient id="light" cx="0.28" cy="0.18" r="0.95"><stop offset="0" stop-color="#fff" stop-opacity="0.4"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity="0.24"/></radialGradient>
</defs>
${draw()}
<rect width="${view}" height="800" fill="url(#light)"/>
</svg>`;
}
