import { DARK_WOOD, HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, WOOD } from './palette.js';
import { area, box, disc, faded, oval, stroke, times, turned } from './shapes.js';

const SKIN = '#7a4a2f';
const DEEP_SKIN = '#63391f';
const HAIR = '#1d1511';
const HAIR_LIGHT = '#4a372c';

const wall = (width: number, upper: string, lower: string, edge = 560) =>
  box(0, 0, width, 800, 0, upper) + box(0, edge, width, 800 - edge, 0, lower);

/** Heights and colours of the columns of a chart. */
const CHART = [
  [46, '#cb5833'],
  [78, '#b34276'],
  [60, HONEY],
  [92, '#3357b1'],
] as const;

const moved = (x: number, y: number, scale: number, shapes: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

/** Draws a printed page with lines of text, and optionally a picture and a chart in colour. */
const page = (x: number, y: number, turn: number, inColour: boolean) =>
  turned(
    turn,
    x,
    y,
    faded(0.25, box(x - 142, y - 196, 300, 410, 6, INK)) +
      box(x - 150, y - 205, 300, 410, 6, PAPER) +
      box(x - 118, y - 170, 170, 20, 6, inColour ? '#3357b1' : INK) +
      times(inColour ? 3 : 12, (at) =>
        box(x - 118, y - 128 + at * 26, 236 - ((at * 37) % 70), 9, 4, SOFT_INK),
      ) +
      (inColour
        ? box(x - 118, y - 36, 110, 96, 8, '#8bc2cf') +
          area(`M${x - 118} ${y + 60} l40 -50 l30 30 l22 -18 l18 38 Z`, '#247f4d') +
          disc(x - 34, y - 12, 14, HONEY) +
          CHART.map(([height, colour], at) =>
            box(x + 14 + at * 28, y + 60 - height, 20, height, 4, colour),
          ).join('') +
          times(4, (at) => box(x - 118, y + 92 + at * 24, 236 - ((at * 53) % 80), 9, 4, SOFT_INK))
        : ''),
  );

/** Draws a printer on a desk that delivers a page, with a pile of printed pages, 3:2. */
export const printShop = () =>
  wall(1200, '#e3edff', WOOD, 520) +
  box(0, 520, 1200, 10, 0, DARK_WOOD) +
  moved(
    80,
    0,
    1,
    faded(0.3, oval(520, 596, 400, 36, INK)) +
      box(330, 150, 380, 150, 8, PAPER) +
      times(3, (at) => box(370, 180 + at * 34, 260 - at * 40, 10, 5, SHADE)) +
      box(180, 270, 680, 300, 40, '#3c4350') +
      box(180, 270, 680, 110, 40, '#525b6b') +
      box(240, 300, 560, 24, 12, '#2b3039') +
      box(690, 340, 120, 60, 10, '#9bd4c0') +
      disc(640, 370, 16, HONEY) +
      box(250, 440, 540, 30, 14, '#22262e') +
      area('M290 456 H750 L800 690 H240 Z', PAPER) +
      box(320, 500, 220, 18, 8, '#3357b1') +
      times(3, (at) => box(312 - at * 8, 540 + at * 34, 400 - ((at * 61) % 130), 11, 5, SOFT_INK)) +
      box(600, 560, 100, 76, 8, '#f3a992'),
  ) +
  moved(
    60,
    0,
    1,
    times(9, (at) => box(920 + ((at * 7) % 12), 610 - at * 13, 220, 14, 3, at % 2 === 0 ? PAPER : SHADE)) +
      times(2, (at) => box(950, 506 + at * 1, 150, 8, 4, STEEL)),
  );

/** Draws a fan of pages in black. */
export const blackPages = () =>
  wall(800, WOOD, WOOD) + times(3, (at) => page(310 + at * 90, 420 - at * 16, -16 + at * 14, false));

/** Draws a fan of pages in colour. */
export const colourPages = () =>
  wall(800, '#d9c3a5', '#d9c3a5') + times(3, (at) => page(310 + at * 90, 420 - at * 16, -16 + at * 14, true));

/** Draws a report with a spiral at its back. */
export const spiralReport = () =>
  wall(800, '#c2e9ce', '#c2e9ce') +
  turned(
    -8,
    400,
    400,
    faded(0.3, box(216, 146, 420, 560, 12, INK)) +
      box(200, 120, 420, 560, 12, SHADE) +
      box(190, 110, 420, 560, 12, '#3357b1') +
      box(290, 200, 250, 120, 10, PAPER) +
      times(3, (at) => box(320, 226 + at * 28, 190 - at * 36, 12, 6, SOFT_INK)) +
      times(
        15,
        (at) =>
          disc(222, 142 + at * 35, 9, '#142e76') +
          stroke(`M222 ${142 + at * 35} q-46 -22 -46 4 t40 8`, 8, INK),
      ),
  );

const bars = (x: number, y: number, scale: number, colour: string) =>
  times(4, (at) =>
    box(x + at * 44 * scale, y - (at + 1) * 34 * scale, 28 * scale, (at + 1) * 34 * scale, 6, colour),
  );

/** Draws a phone with a strong signal, and the waves of its data, 3:2. */
export const dataPhone = () =>
  wall(1200, '#fed895', '#f0dbb5', 600) +
  moved(
    186,
    130,
    0.69,
    times(
      3,
      (at) =>
        stroke(
          `M${640 + at * 70} ${250 - at * 50} a${150 + at * 70} ${150 + at * 70} 0 0 1 0 ${260 + at * 100}`,
          30,
          '#bb8808',
        ) +
        stroke(
          `M${560 - at * 70} ${250 - at * 50} a${150 + at * 70} ${150 + at * 70} 0 0 0 0 ${260 + at * 100}`,
          30,
          '#bb8808',
        ),
    ) +
      faded(0.35, oval(610, 760, 200, 30, INK)) +
      box(450, 60, 300, 690, 46, INK) +
      box(468, 84, 264, 642, 32, '#142e76') +
      box(468, 84, 264, 300, 32, '#3357b1') +
      box(560, 98, 80, 18, 9, INK) +
      bars(512, 320, 1.05, HONEY) +
      box(500, 400, 200, 110, 20, PAPER) +
      stroke('M600 424 V476 M578 456 L600 480 L622 456', 14, '#247f4d') +
      box(500, 540, 200, 60, 30, HONEY) +
      box(500, 624, 200, 60, 30, '#7d97d0'),
  );

/** Draws a SIM card with a strong signal. */
export const simCard = () =>
  wall(800, '#ccdeff', '#ccdeff') +
  faded(0.3, area('M236 156 H476 L616 296 V696 H236 Z', INK)) +
  area('M220 130 H460 L600 270 V670 H220 Z', PAPER) +
  box(290, 400, 240, 200, 30, HONEY) +
  stroke('M410 400 V600 M290 466 H530 M290 534 H530', 8, '#bb8808') +
  box(366, 446, 88, 108, 18, HONEY) +
  bars(290, 350, 0.9, '#3357b1');

/** Draws a card of phone credit with a scratched field. */
export const creditCard = () =>
  wall(800, '#f0dbb5', '#f0dbb5') +
  turned(
    -10,
    400,
    400,
    faded(0.3, box(126, 246, 560, 360, 30, INK)) +
      box(110, 220, 560, 360, 30, '#247f4d') +
      area('M110 250 a30 30 0 0 1 30 -30 H430 L300 580 H140 a30 30 0 0 1 -30 -30 Z', '#00512a') +
      disc(210, 320, 52, HONEY) +
      bars(172, 346, 0.45, INK) +
      box(160, 440, 460, 84, 14, STEEL) +
      area('M176 452 H430 l-16 20 l20 16 l-14 26 H176 Z', PAPER) +
      times(8, (at) => box(194 + at * 28, 470, 16, 26, 4, INK)),
  );

const rope = (x: number, top: number, length: number, width: number) =>
  box(x - width / 2, top, width, length, width / 2, HAIR) +
  times(Math.floor(length / 26), (at) =>
    stroke(
      `M${x - width / 2 + 4} ${top + 12 + at * 26} L${x} ${top + 26 + at * 26} L${x + width / 2 - 4} ${top + 12 + at * 26}`,
      4,
      HAIR_LIGHT,
    ),
  );

/** Draws a head with long box braids from behind, in the middle of a picture of some width. */
function braidedHead(middle: number): string {
  return (
    area(
      `M${middle - 330} 800 C${middle - 320} 640 ${middle - 150} 640 ${middle - 90} 590 H${middle + 90} C${middle + 150} 640 ${middle + 320} 640 ${middle + 330} 800 Z`,
      '#b34276',
    ) +
    box(middle - 84, 470, 168, 160, 50, DEEP_SKIN) +
    oval(middle - 196, 340, 26, 46, SKIN) +
    oval(middle + 196, 340, 26, 46, SKIN) +
    oval(middle, 290, 200, 220, HAIR) +
    times(9, (at) =>
      stroke(
        `M${middle} 76 C${middle + (at - 4) * 40} 110 ${middle + (at - 4) * 50} 220 ${middle + (at - 4) * 46} 330`,
        4,
        HAIR_LIGHT,
      ),
    ) +
    times(13, (at) =>
      rope(middle - 186 + at * 31, 300 - Math.abs(at - 6) * 4, 420 - Math.abs(at - 6) * 12, 28),
    ) +
    times(4, (at) => box(middle - 140 + at * 93, 620 - Math.abs(at - 1.5) * 10, 30, 20, 6, HONEY))
  );
}

/** Draws a room with a mirror and a braided head in front of it, 3:2. */
export const braidingRoom = () =>
  wall(1200, '#fdd0e0', '#dd95b1', 640) +
  disc(250, 300, 190, '#7a1f4b') +
  disc(250, 300, 172, '#e9f4f8') +
  faded(0.7, area('M150 380 L330 200 L370 240 L190 420 Z', '#ffffff')) +
  box(880, 470, 300, 26, 8, WOOD) +
  box(900, 350, 66, 120, 14, '#0e899f') +
  box(914, 316, 38, 40, 8, INK) +
  box(990, 380, 56, 90, 12, HONEY) +
  stroke('M1080 470 V360', 16, '#925ab8') +
  times(6, (at) => stroke(`M1080 ${372 + at * 16} H1124`, 6, '#925ab8')) +
  moved(132, 176, 0.78, braidedHead(600));

/** Draws long knotless braids from behind. */
export const longBraids = () => wall(800, '#fdd0e0', '#fdd0e0') + braidedHead(400);

/** Draws rows of braids close to the head, from above and behind. */
export const cornrows = () =>
  wall(800, '#e9d5fa', '#e9d5fa') +
  area('M90 800 C110 650 260 660 310 600 H490 C540 660 690 650 710 800 Z', '#925ab8') +
  box(316, 520, 168, 150, 50, DEEP_SKIN) +
  oval(186, 390, 28, 50, SKIN) +
  oval(614, 390, 28, 50, SKIN) +
  oval(400, 340, 214, 250, SKIN) +
  times(9, (at) => {
    const way = at - 4;
    const path = `M${400 + way * 36} ${112 + way * way * 6} C${400 + way * 56} 240 ${400 + way * 54} 420 ${400 + way * 24} 580`;
    return stroke(path, 30, HAIR) + faded(0.8, stroke(path, 3, HAIR_LIGHT));
  }) +
  times(9, (at) => rope(400 + (at - 4) * 24, 570, 130, 20));
