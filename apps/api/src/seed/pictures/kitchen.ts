import { HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, type ColourWay } from './palette.js';
import { area, box, disc, oval, stroke, times } from './shapes.js';

export const pressureCooker = (colourWay: ColourWay) =>
  box(180, 330, 440, 420, 60, STEEL) +
  box(180, 330, 150, 420, 60, PAPER) +
  box(160, 300, 480, 70, 35, colourWay.solid) +
  box(350, 250, 100, 50, 16, INK) +
  box(520, 262, 40, 40, 12, SOFT_INK) +
  box(120, 420, 70, 40, 20, INK) +
  box(610, 420, 70, 40, 20, INK) +
  box(280, 500, 240, 170, 24, INK) +
  box(306, 524, 188, 60, 10, colourWay.tint) +
  times(4, (at) => disc(330 + at * 46, 630, 14, at === 0 ? HONEY : PAPER)) +
  box(230, 746, 70, 30, 10, INK) +
  box(500, 746, 70, 30, 10, INK);

export const hotPlate = (colourWay: ColourWay) =>
  area('M130 600 H670 L710 700 H90 Z', SHADE) +
  box(90, 700, 620, 66, 16, colourWay.solid) +
  oval(275, 648, 120, 30, INK) +
  oval(275, 642, 90, 20, SOFT_INK) +
  oval(525, 648, 120, 30, INK) +
  oval(525, 642, 90, 20, SOFT_INK) +
  disc(200, 733, 18, PAPER) +
  disc(600, 733, 18, PAPER) +
  area('M420 470 H630 V600 a30 30 0 0 1 -30 30 H450 a30 30 0 0 1 -30 -30 Z', STEEL) +
  box(404, 450, 242, 28, 14, PAPER) +
  stroke('M404 470 H330', 22, INK) +
  area('M440 450 a85 50 0 0 1 170 0 Z', SHADE) +
  disc(525, 394, 16, INK);

export const miniCooker = (colourWay: ColourWay) =>
  stroke('M260 420 C260 300 540 300 540 420', 22, SOFT_INK) +
  area('M240 470 H560 L540 720 a46 46 0 0 1 -46 46 H306 a46 46 0 0 1 -46 -46 Z', colourWay.solid) +
  area('M470 470 H560 L540 720 a46 46 0 0 1 -46 46 H440 C480 660 486 560 470 470 Z', colourWay.deep) +
  box(224, 440, 352, 40, 20, PAPER) +
  area('M250 440 a150 80 0 0 1 300 0 Z', SHADE) +
  disc(400, 356, 18, INK) +
  box(350, 580, 100, 120, 24, PAPER) +
  disc(400, 620, 16, HONEY) +
  box(376, 660, 48, 14, 7, INK);

export const kettleAndFlask = (colourWay: ColourWay) =>
  stroke('M300 470 C400 450 400 640 310 650', 30, INK) +
  area('M130 440 L70 400 L60 430 L120 520 Z', colourWay.deep) +
  area('M120 420 H290 L320 740 a24 24 0 0 1 -24 26 H114 a24 24 0 0 1 -24 -26 Z', colourWay.solid) +
  area('M130 420 a75 44 0 0 1 150 0 Z', SOFT_INK) +
  disc(205, 370, 16, INK) +
  box(470, 330, 200, 436, 40, STEEL) +
  box(470, 330, 60, 436, 30, PAPER) +
  box(470, 460, 200, 170, 0, colourWay.tint) +
  box(486, 250, 168, 90, 30, INK) +
  stroke('M660 420 C760 420 760 600 660 600', 26, INK);

export const travelKettle = (colourWay: ColourWay) =>
  stroke('M510 440 H600 C640 440 640 640 580 640 H520', 34, INK) +
  box(250, 360, 280, 380, 70, PAPER) +
  box(440, 360, 90, 380, 60, SHADE) +
  area('M262 420 L200 400 V440 L256 480 Z', SHADE) +
  box(250, 600, 280, 140, 50, colourWay.solid) +
  box(270, 330, 240, 60, 30, colourWay.solid) +
  disc(390, 320, 22, INK) +
  box(290, 440, 30, 130, 15, colourWay.tint) +
  box(240, 740, 300, 36, 18, INK);

export const steelKettle = (colourWay: ColourWay) =>
  stroke('M270 400 C280 220 520 220 530 400', 34, INK) +
  area('M230 520 L130 420 L110 446 L210 640 Z', STEEL) +
  area('M220 660 C220 480 290 400 400 400 C510 400 580 480 580 660 L590 740 H210 Z', STEEL) +
  area('M260 640 C262 520 310 440 360 430 C320 480 300 560 300 700 H258 Z', PAPER) +
  oval(400, 402, 96, 22, SHADE) +
  disc(400, 380, 22, colourWay.solid) +
  box(200, 736, 400, 40, 20, INK);

export const doubleFridge = (colourWay: ColourWay) =>
  box(190, 190, 420, 580, 30, colourWay.tint) +
  box(190, 190, 420, 210, 30, colourWay.solid) +
  box(190, 390, 420, 14, 0, colourWay.deep) +
  box(190, 404, 110, 366, 24, PAPER) +
  box(540, 250, 20, 110, 10, STEEL) +
  box(540, 440, 20, 170, 10, STEEL) +
  box(230, 236, 100, 40, 10, PAPER) +
  disc(420, 520, 26, HONEY) +
  box(224, 766, 60, 20, 6, INK) +
  box(516, 766, 60, 20, 6, INK);

export const glassFridge = (colourWay: ColourWay) =>
  box(220, 170, 360, 606, 26, colourWay.solid) +
  box(220, 170, 360, 90, 26, colourWay.deep) +
  box(256, 280, 288, 400, 12, '#dfeef4') +
  times(3, (row) => box(256, 396 + row * 130, 288, 12, 0, STEEL)) +
  times(12, (at) =>
    box(
      274 + (at % 4) * 68,
      316 + Math.floor(at / 4) * 130,
      44,
      80,
      16,
      [HONEY, colourWay.tint, '#c8402e'][at % 3] ?? HONEY,
    ),
  ) +
  box(550, 400, 16, 160, 8, STEEL) +
  area('M280 290 H380 L290 660 H270 Z', '#ffffff55') +
  box(300, 198, 200, 34, 12, PAPER);
