import { HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, type ColourWay } from './palette.js';
import { area, box, disc, faded, oval, stroke, times } from './shapes.js';

export const laptop = (colourWay: ColourWay) =>
  box(190, 300, 420, 300, 26, INK) +
  box(212, 322, 376, 252, 12, colourWay.solid) +
  area(
    'M212 500 L330 400 L410 470 L480 410 L588 520 V562 a12 12 0 0 1 -12 12 H224 a12 12 0 0 1 -12 -12 Z',
    colourWay.deep,
  ) +
  disc(500, 382, 30, colourWay.tint) +
  area('M186 600 H614 L682 690 H118 Z', STEEL) +
  area('M214 616 H586 L612 650 H188 Z', SOFT_INK) +
  area('M350 660 H450 L458 682 H342 Z', SHADE) +
  box(110, 688, 580, 26, 13, '#8c857a');

export const phone = (colourWay: ColourWay) =>
  box(276, 210, 248, 560, 48, INK) +
  box(292, 228, 216, 524, 34, colourWay.solid) +
  area(
    'M292 560 C360 480 440 640 508 520 V718 a34 34 0 0 1 -34 34 H326 a34 34 0 0 1 -34 -34 Z',
    colourWay.deep,
  ) +
  box(360, 242, 80, 20, 10, INK) +
  box(322, 300, 110, 26, 13, PAPER) +
  box(322, 342, 70, 18, 9, colourWay.tint) +
  times(6, (index) =>
    box(
      322 + (index % 3) * 56,
      410 + Math.floor(index / 3) * 62,
      44,
      44,
      13,
      index === 1 ? HONEY : colourWay.tint,
    ),
  ) +
  box(350, 730, 100, 8, 4, PAPER);

export const headphones = (colourWay: ColourWay) =>
  stroke('M240 560 V480 a160 170 0 0 1 320 0 V560', 40, INK) +
  stroke('M262 420 a142 150 0 0 1 276 0', 14, SOFT_INK) +
  box(186, 520, 96, 200, 46, colourWay.solid) +
  box(518, 520, 96, 200, 46, colourWay.solid) +
  box(262, 536, 44, 168, 22, colourWay.deep) +
  box(494, 536, 44, 168, 22, colourWay.deep) +
  box(206, 560, 16, 84, 8, colourWay.tint) +
  box(578, 560, 16, 84, 8, colourWay.tint);

export const powerBank = (colourWay: ColourWay) =>
  stroke('M476 320 C476 210 620 220 620 320 C620 420 660 470 620 560', 16, SOFT_INK) +
  box(596, 556, 48, 74, 12, INK) +
  box(608, 626, 24, 34, 4, STEEL) +
  box(240, 310, 280, 450, 44, colourWay.solid) +
  box(240, 310, 60, 450, 30, colourWay.deep) +
  box(270, 310, 40, 450, 0, colourWay.solid) +
  area('M416 430 L336 560 H396 L372 660 L456 522 H394 Z', PAPER) +
  times(4, (index) => disc(346 + index * 34, 712, 9, index < 3 ? HONEY : colourWay.deep)) +
  box(446, 300, 60, 22, 8, INK);

export const fan = (colourWay: ColourWay) =>
  oval(400, 770, 150, 30, INK) +
  oval(400, 758, 150, 28, SOFT_INK) +
  box(386, 540, 28, 220, 10, STEEL) +
  box(364, 540, 72, 84, 20, colourWay.deep) +
  disc(400, 400, 206, PAPER) +
  times(
    3,
    (index) =>
      `<g transform="rotate(${index * 120 + 18} 400 400)">${area('M400 400 C330 340 320 240 400 222 C470 236 472 330 400 400 Z', colourWay.solid)}</g>`,
  ) +
  faded(
    0.5,
    times(
      18,
      (index) => `<g transform="rotate(${index * 20} 400 400)">${stroke('M400 350 V200', 4, STEEL)}</g>`,
    ),
  ) +
  `<circle cx="400" cy="400" r="206" fill="none" stroke="${INK}" stroke-width="16"/>` +
  `<circle cx="400" cy="400" r="130" fill="none" stroke="${STEEL}" stroke-width="5"/>` +
  disc(400, 400, 46, INK) +
  disc(400, 400, 22, colourWay.tint);

export const fridge = (colourWay: ColourWay) =>
  box(276, 762, 44, 26, 6, INK) +
  box(480, 762, 44, 26, 6, INK) +
  box(236, 230, 328, 540, 36, colourWay.solid) +
  area('M520 230 h8 a36 36 0 0 1 36 36 V734 a36 36 0 0 1 -36 36 h-8 Z', colourWay.deep) +
  box(236, 404, 284, 10, 0, colourWay.deep) +
  box(266, 300, 18, 74, 9, PAPER) +
  box(266, 444, 18, 150, 9, PAPER) +
  box(430, 270, 54, 14, 7, colourWay.tint) +
  area('M392 500 l44 -10 10 44 -44 10 Z', HONEY) +
  box(340, 560, 52, 66, 4, PAPER) +
  stroke('M352 580 H380 M352 596 H374', 5, STEEL);
