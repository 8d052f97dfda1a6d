import { HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, WOOD, DARK_WOOD, type ColourWay } from './palette.js';
import { area, box, disc, faded, oval, stroke, times } from './shapes.js';

export const riceCooker = (colourWay: ColourWay) =>
  faded(0.7, stroke('M350 250 C330 220 372 200 352 168 M446 250 C426 220 468 200 448 168', 14, PAPER)) +
  box(136, 480, 90, 44, 22, SOFT_INK) +
  box(574, 480, 90, 44, 22, SOFT_INK) +
  area('M186 420 H614 V660 a110 110 0 0 1 -110 110 H296 a110 110 0 0 1 -110 -110 Z', colourWay.solid) +
  area('M560 420 H614 V660 a110 110 0 0 1 -110 110 H470 a110 110 0 0 0 90 -110 Z', colourWay.deep) +
  box(170, 392, 460, 44, 22, SHADE) +
  area('M196 392 C206 300 300 270 400 270 C500 270 594 300 604 392 Z', PAPER) +
  area('M350 270 a50 32 0 0 1 100 0 Z', SOFT_INK) +
  box(312, 540, 176, 150, 28, PAPER) +
  disc(400, 588, 22, HONEY) +
  box(360, 638, 80, 20, 10, SOFT_INK) +
  box(226, 768, 60, 20, 8, INK) +
  box(514, 768, 60, 20, 8, INK);

export const kettle = (colourWay: ColourWay) =>
  stroke('M520 420 C660 400 660 640 548 650', 40, INK) +
  area('M286 400 L190 350 L176 384 L262 520 Z', colourWay.deep) +
  area('M290 350 H510 L560 720 a30 30 0 0 1 -30 34 H270 a30 30 0 0 1 -30 -34 Z', colourWay.solid) +
  area('M462 350 H510 L560 720 a30 30 0 0 1 -30 34 H470 C500 620 492 480 462 350 Z', colourWay.deep) +
  area('M300 350 a100 56 0 0 1 200 0 Z', SOFT_INK) +
  disc(400, 286, 24, INK) +
  box(300, 440, 34, 200, 17, PAPER) +
  box(300, 530, 34, 110, 17, colourWay.tint) +
  box(222, 750, 356, 34, 17, INK);

export const mattress = (colourWay: ColourWay) =>
  area('M230 420 L640 420 L730 600 L110 600 Z', PAPER) +
  area('M110 600 H730 V700 a26 26 0 0 1 -26 26 H136 a26 26 0 0 1 -26 -26 Z', colourWay.solid) +
  box(110, 650, 620, 16, 0, colourWay.tint) +
  stroke('M196 490 H662 M166 546 H690', 5, SHADE) +
  stroke('M366 424 L322 596 M504 424 L518 596', 5, SHADE) +
  `<rect x="262" y="366" width="150" height="80" rx="36" fill="${colourWay.tint}"/>` +
  `<rect x="446" y="366" width="150" height="80" rx="36" fill="${colourWay.tint}"/>` +
  stroke('M296 420 Q336 434 378 420 M480 420 Q520 434 562 420', 6, colourWay.solid) +
  box(156, 726, 40, 44, 8, DARK_WOOD) +
  box(644, 726, 40, 44, 8, DARK_WOOD);

export const lamp = (colourWay: ColourWay) =>
  faded(0.75, area('M270 430 L470 366 L640 770 H170 Z', '#fff6dc')) +
  stroke('M560 740 L620 520 L450 300', 24, SOFT_INK) +
  disc(620, 520, 24, HONEY) +
  disc(452, 302, 22, SOFT_INK) +
  `<ellipse cx="372" cy="404" rx="104" ry="34" fill="${HONEY}" transform="rotate(-18 372 404)"/>` +
  area(
    'M270 430 C262 330 350 250 436 262 C488 282 494 330 470 366 C410 372 330 396 270 430 Z',
    colourWay.solid,
  ) +
  area(
    'M436 262 C488 282 494 330 470 366 C452 368 434 371 416 375 C452 338 456 300 436 262 Z',
    colourWay.deep,
  ) +
  box(430, 736, 250, 44, 22, INK);

export const iron = (colourWay: ColourWay) =>
  stroke('M606 420 C690 400 640 270 706 230', 14, SOFT_INK) +
  stroke('M300 540 C300 380 420 380 470 380 H560 C606 380 606 440 606 560', 50, SOFT_INK) +
  area('M120 690 C150 580 240 530 370 520 H600 a40 40 0 0 1 40 36 L654 690 Z', colourWay.solid) +
  area('M520 520 H600 a40 40 0 0 1 40 36 L654 690 H560 C566 620 556 560 520 520 Z', colourWay.deep) +
  box(104, 686, 566, 50, 22, STEEL) +
  disc(430, 606, 38, PAPER) +
  stroke('M430 606 L448 584', 9, INK) +
  disc(290, 620, 12, colourWay.tint) +
  disc(250, 650, 12, colourWay.tint);

export const buckets = (colourWay: ColourWay) =>
  stroke('M386 470 C390 300 650 300 654 470', 14, SOFT_INK) +
  area('M370 470 H670 L640 750 a30 30 0 0 1 -30 26 H430 a30 30 0 0 1 -30 -26 Z', colourWay.deep) +
  oval(520, 470, 150, 34, colourWay.solid) +
  stroke('M160 520 C166 360 426 360 430 520', 14, SOFT_INK) +
  area('M140 520 H450 L418 760 a30 30 0 0 1 -30 26 H202 a30 30 0 0 1 -30 -26 Z', colourWay.solid) +
  oval(295, 520, 155, 36, colourWay.tint) +
  oval(295, 526, 128, 24, colourWay.deep) +
  box(170, 600, 12, 110, 6, colourWay.tint) +
  area('M436 690 H560 L548 780 H448 Z', HONEY) +
  stroke('M556 706 C604 700 604 756 550 756', 14, HONEY);

export const table = (colourWay: ColourWay) =>
  box(170, 500, 30, 280, 10, DARK_WOOD) +
  box(600, 500, 30, 280, 10, DARK_WOOD) +
  box(130, 470, 540, 44, 14, WOOD) +
  box(400, 514, 200, 96, 8, colourWay.solid) +
  box(470, 552, 60, 14, 7, PAPER) +
  box(200, 640, 400, 16, 8, DARK_WOOD) +
  box(190, 438, 150, 32, 6, colourWay.deep) +
  box(204, 408, 128, 30, 6, HONEY) +
  box(212, 380, 110, 28, 6, colourWay.tint) +
  area('M512 400 H604 L594 470 H522 Z', colourWay.solid) +
  area('M558 400 C500 380 490 320 506 290 C548 300 564 350 558 400 Z', '#247f4d') +
  area('M558 400 C552 330 590 280 632 282 C634 330 606 380 558 400 Z', '#3c9a66');

export const chair = (colourWay: ColourWay) =>
  stroke('M286 560 L250 780 M516 560 L556 780', 26, DARK_WOOD) +
  stroke('M330 560 L320 730 M470 560 L486 730', 22, WOOD) +
  area('M266 240 a44 44 0 0 1 44 -44 H490 a44 44 0 0 1 44 44 L516 520 H284 Z', colourWay.solid) +
  area('M322 260 H478 L470 460 H330 Z', colourWay.deep) +
  box(236, 510, 328, 70, 34, colourWay.tint) +
  box(236, 546, 328, 34, 17, colourWay.solid);

export const hairDryer = (colourWay: ColourWay) =>
  area('M470 500 H560 L590 740 a28 28 0 0 1 -28 32 H508 a28 28 0 0 1 -28 -26 Z', colourWay.deep) +
  box(506, 590, 40, 70, 20, HONEY) +
  stroke('M540 772 C540 850 640 800 660 840', 14, SOFT_INK) +
  area('M230 330 L400 300 V530 L230 500 Z', SOFT_INK) +
  box(196, 320, 44, 190, 12, INK) +
  area('M380 290 H500 a125 125 0 0 1 0 250 H380 Z', colourWay.solid) +
  disc(505, 415, 62, colourWay.tint) +
  times(3, (index) => stroke(`M472 ${392 + index * 24} H538`, 8, colourWay.deep)) +
  faded(0.8, stroke('M160 370 H110 M160 415 H90 M160 460 H110', 12, PAPER)) +
  box(180, 620, 250, 36, 12, INK) +
  times(11, (index) => box(190 + index * 22, 650, 10, 86, 5, INK));
