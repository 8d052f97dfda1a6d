import { HONEY, INK, PAPER, SHADE, SOFT_INK, WOOD, DARK_WOOD, type ColourWay } from './palette.js';
import { area, box, stroke, times } from './shapes.js';

/** Returns the carton of an item. */
export const carton = (colourWay: ColourWay) =>
  box(170, 400, 460, 370, 12, WOOD) +
  area('M170 400 L110 320 H330 L400 400 Z', DARK_WOOD) +
  area('M630 400 L690 320 H470 L400 400 Z', DARK_WOOD) +
  box(380, 400, 40, 200, 0, '#e3c79c') +
  box(210, 660, 130, 70, 8, PAPER) +
  times(5, (at) => box(226 + at * 20, 676, 8, 38, 0, INK)) +
  stroke(
    'M500 700 V640 M480 664 L500 640 L520 664 M560 700 V640 M540 664 L560 640 L580 664',
    9,
    colourWay.deep,
  );

/** Returns a paper receipt. */
export const receipt = (colourWay: ColourWay) =>
  area(
    'M270 200 H530 V770 l-26 -24 -26 24 -26 -24 -26 24 -26 -24 -26 24 -26 -24 -26 24 -26 -24 -26 24 Z',
    PAPER,
  ) +
  box(330, 250, 140, 34, 8, colourWay.solid) +
  times(
    6,
    (at) => box(304, 330 + at * 52, 120, 14, 7, SHADE) + box(450, 330 + at * 52, 50, 14, 7, SOFT_INK),
  ) +
  box(304, 656, 90, 22, 8, INK) +
  box(430, 652, 70, 30, 8, HONEY);
