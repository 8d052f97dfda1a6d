import { DARK_WOOD, HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, WOOD, type ColourWay } from './palette.js';
import { area, box, disc, stroke, times, turned } from './shapes.js';

const book = (x: number, y: number, width: number, colour: string, band: string) =>
  box(x, y, width, 96, 14, colour) +
  box(x + width - 70, y + 14, 78, 68, 6, PAPER) +
  stroke(`M${x + width - 56} ${y + 36} H${x + width} M${x + width - 56} ${y + 58} H${x + width}`, 4, SHADE) +
  box(x + 40, y, 26, 96, 0, band) +
  box(x + 110, y + 38, width - 260, 20, 10, band);

export const books = (colourWay: ColourWay) =>
  book(170, 682, 460, colourWay.deep, colourWay.tint) +
  book(210, 584, 420, HONEY, '#bb8808') +
  book(160, 486, 440, colourWay.solid, PAPER) +
  book(220, 388, 390, INK, colourWay.tint);

export const calculator = (colourWay: ColourWay) =>
  box(240, 220, 320, 560, 46, INK) +
  box(240, 220, 300, 560, 46, SOFT_INK) +
  box(276, 262, 232, 110, 16, colourWay.tint) +
  box(410, 300, 22, 44, 4, INK) +
  box(442, 300, 22, 44, 4, INK) +
  box(474, 300, 16, 44, 4, INK) +
  times(16, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const fill = index === 15 ? HONEY : column === 3 ? colourWay.solid : PAPER;
    return box(276 + column * 60, 412 + row * 84, 50, 62, 14, fill);
  });

export const backpack = (colourWay: ColourWay) =>
  stroke('M340 260 C340 180 460 180 460 260', 24, SOFT_INK) +
  box(176, 480, 70, 220, 34, colourWay.deep) +
  box(554, 480, 70, 220, 34, colourWay.deep) +
  area(
    'M220 430 C220 300 300 240 400 240 C500 240 580 300 580 430 V720 a56 56 0 0 1 -56 56 H276 a56 56 0 0 1 -56 -56 Z',
    colourWay.solid,
  ) +
  stroke('M256 430 C270 330 330 290 400 290 C470 290 530 330 544 430', 10, colourWay.deep) +
  box(268, 520, 264, 200, 36, colourWay.deep) +
  stroke('M300 568 H500', 10, colourWay.tint) +
  box(484, 560, 18, 52, 9, HONEY) +
  box(364, 360, 72, 60, 12, HONEY) +
  stroke('M384 392 H416', 8, INK);

export const guitar = (colourWay: ColourWay) =>
  turned(
    28,
    400,
    500,
    box(380, 90, 40, 420, 6, DARK_WOOD) +
      box(362, 40, 76, 100, 18, INK) +
      times(3, (index) => disc(352, 62 + index * 28, 9, STEEL) + disc(448, 62 + index * 28, 9, STEEL)) +
      area(
        'M400 430 C490 420 520 490 500 550 C494 580 500 600 530 640 C580 720 520 850 400 850 C280 850 220 720 270 640 C300 600 306 580 300 550 C280 490 310 420 400 430 Z',
        colourWay.solid,
      ) +
      disc(400, 610, 66, colourWay.tint) +
      disc(400, 610, 50, INK) +
      box(340, 746, 120, 28, 8, INK) +
      times(4, (index) => stroke(`M${385 + index * 10} 130 V756`, 3, PAPER)) +
      times(6, (index) => stroke(`M382 ${190 + index * 44} H418`, 4, WOOD)),
  );

export const bicycle = (colourWay: ColourWay) => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="620" r="138" fill="none" stroke="${INK}" stroke-width="20"/>` +
    times(8, (index) => turned(index * 45, x, 620, stroke(`M${x} 610 V496`, 3, '#8c857a'))) +
    disc(x, 620, 18, SOFT_INK);
  return (
    wheel(230) +
    wheel(570) +
    stroke('M230 620 L330 430 L500 430 L400 620 Z M330 430 L400 620 M570 620 L500 430', 20, colourWay.solid) +
    stroke('M330 430 L312 372', 18, colourWay.solid) +
    box(256, 350, 120, 30, 15, INK) +
    stroke('M500 430 L482 350 C500 320 550 324 566 352', 16, SOFT_INK) +
    disc(400, 620, 40, HONEY) +
    disc(400, 620, 18, INK) +
    stroke('M400 620 L432 676 M418 678 H452', 12, INK)
  );
};

export const sneakers = (colourWay: ColourWay) =>
  area(
    'M130 430 C180 470 250 460 284 400 C340 420 400 500 470 540 C540 574 650 570 672 650 V700 H130 Z',
    colourWay.solid,
  ) +
  area('M130 430 C180 470 250 460 284 400 L322 420 C300 510 220 560 130 560 Z', colourWay.deep) +
  area('M560 580 C620 590 664 610 672 660 V690 H540 C530 650 540 610 560 580 Z', PAPER) +
  stroke('M346 470 L390 424 M392 506 L438 458 M440 536 L484 492', 14, PAPER) +
  area('M200 640 C300 660 380 600 420 560 L456 584 C400 660 300 690 200 676 Z', HONEY) +
  box(118, 686, 570, 58, 26, PAPER) +
  box(118, 722, 570, 26, 13, STEEL);
