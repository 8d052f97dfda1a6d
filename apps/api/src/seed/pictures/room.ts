import { DARK_WOOD, HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, WOOD, type ColourWay } from './palette.js';
import { area, box, disc, faded, oval, stroke, times, turned } from './shapes.js';

const blades = (x: number, y: number, size: number, fill: string) =>
  times(3, (at) => turned(at * 120, x, y, oval(x, y - size * 0.5, size * 0.26, size * 0.44, fill)));
const cage = (x: number, y: number, radius: number) =>
  times(
    3,
    (at) =>
      `<circle cx="${x}" cy="${y}" r="${radius - at * radius * 0.28}" fill="none" stroke="${STEEL}" stroke-width="8"/>`,
  );

export const tableFan = (colourWay: ColourWay) =>
  disc(400, 440, 220, PAPER) +
  blades(400, 440, 200, colourWay.solid) +
  cage(400, 440, 220) +
  disc(400, 440, 36, colourWay.deep) +
  box(374, 650, 52, 80, 10, SOFT_INK) +
  box(250, 720, 300, 60, 30, INK) +
  times(3, (at) => disc(340 + at * 60, 750, 12, at === 0 ? HONEY : PAPER));

export const clipFan = (colourWay: ColourWay) =>
  disc(400, 400, 170, PAPER) +
  blades(400, 400, 156, colourWay.solid) +
  cage(400, 400, 170) +
  disc(400, 400, 28, INK) +
  box(380, 560, 40, 90, 16, SOFT_INK) +
  area('M300 640 H520 L500 700 H330 Z', colourWay.deep) +
  area('M330 700 L300 780 H360 L400 700 Z', colourWay.deep) +
  box(120, 730, 560, 50, 12, WOOD);

export const chargeFan = (colourWay: ColourWay) =>
  disc(400, 330, 190, INK) +
  blades(400, 330, 170, colourWay.tint) +
  cage(400, 330, 190) +
  disc(400, 330, 32, HONEY) +
  box(382, 510, 36, 130, 10, STEEL) +
  box(260, 620, 280, 150, 30, colourWay.solid) +
  box(290, 650, 220, 50, 12, '#fff6dc') +
  disc(320, 736, 14, HONEY) +
  box(360, 724, 130, 24, 12, PAPER);

export const doubleMattress = (colourWay: ColourWay) =>
  area('M190 460 H610 L760 640 H40 Z', PAPER) +
  box(40, 640, 720, 110, 22, colourWay.tint) +
  box(40, 686, 720, 20, 0, colourWay.solid) +
  stroke('M150 510 H650 M100 570 H700', 5, SHADE) +
  box(230, 400, 150, 90, 38, colourWay.solid) +
  box(420, 400, 150, 90, 38, colourWay.solid) +
  box(90, 746, 40, 36, 8, DARK_WOOD) +
  box(670, 746, 40, 36, 8, DARK_WOOD);

export const foldedMattress = (colourWay: ColourWay) =>
  times(
    3,
    (at) =>
      box(170, 420 + at * 120, 460, 112, 50, at === 1 ? colourWay.tint : colourWay.solid) +
      stroke(`M210 ${476 + at * 120} H590`, 6, PAPER),
  ) +
  stroke('M620 470 C690 470 690 600 620 600', 14, colourWay.deep) +
  stroke('M180 590 C110 590 110 720 180 720', 14, colourWay.deep);

export const clipLamp = (colourWay: ColourWay) =>
  stroke('M300 700 C260 540 420 560 440 400', 22, SOFT_INK) +
  faded(0.7, area('M470 420 L620 640 L420 680 L410 440 Z', '#fff6dc')) +
  area('M360 330 L500 300 L540 410 L400 450 Z', colourWay.solid) +
  area('M230 690 H380 L400 740 H210 Z', colourWay.deep) +
  box(120, 736, 560, 44, 12, WOOD);

export const bedsideLamp = (colourWay: ColourWay) =>
  faded(0.6, area('M260 480 H540 L640 770 H160 Z', '#fff6dc')) +
  area('M310 260 H490 L570 480 H230 Z', colourWay.solid) +
  area('M440 260 H490 L570 480 H480 Z', colourWay.deep) +
  box(384, 480, 32, 190, 10, HONEY) +
  oval(400, 730, 120, 44, colourWay.deep) +
  box(300, 716, 200, 60, 30, colourWay.deep);

export const deskOrganiser = (colourWay: ColourWay) =>
  stroke('M300 640 C300 430 420 450 430 330', 22, PAPER) +
  area('M360 260 C440 220 520 280 520 350 L400 370 Z', colourWay.solid) +
  faded(0.7, area('M410 370 L520 350 L640 720 H380 Z', '#fff6dc')) +
  box(190, 640, 380, 130, 30, PAPER) +
  box(220, 500, 110, 170, 14, INK) +
  box(232, 514, 86, 130, 6, colourWay.tint) +
  box(460, 560, 20, 100, 8, HONEY) +
  box(496, 540, 20, 120, 8, colourWay.deep);

export const steamIron = (colourWay: ColourWay) =>
  area('M110 690 C170 520 330 480 520 480 H640 L670 690 Z', colourWay.tint) +
  area('M220 560 C300 500 420 490 520 490 L500 600 H200 Z', '#ffffffaa') +
  stroke('M320 470 C340 350 620 350 640 480', 44, INK) +
  box(100, 686, 580, 46, 20, STEEL) +
  faded(0.5, stroke('M170 770 C150 800 190 820 170 850 M400 770 C380 800 420 820 400 850', 12, PAPER)) +
  disc(470, 570, 30, colourWay.solid);

export const ironingBoard = (colourWay: ColourWay) =>
  area('M90 420 C120 380 200 380 260 380 H700 V450 H260 C180 450 110 450 90 420 Z', colourWay.solid) +
  times(5, (at) => disc(200 + at * 110, 415, 16, PAPER)) +
  stroke('M280 450 L560 780 M560 450 L280 780', 22, STEEL) +
  area('M440 370 C450 310 500 300 560 300 H600 V370 Z', INK) +
  stroke('M480 300 C490 250 590 250 600 300', 18, SOFT_INK);

export const barrel = (colourWay: ColourWay) =>
  box(220, 260, 360, 510, 50, colourWay.solid) +
  box(220, 260, 120, 510, 50, colourWay.tint) +
  times(3, (at) => box(206, 350 + at * 150, 388, 26, 13, colourWay.deep)) +
  box(250, 226, 300, 50, 20, INK) +
  box(380, 690, 40, 60, 10, STEEL) +
  stroke('M400 700 H340 V740', 18, STEEL);

export const bathSet = (colourWay: ColourWay) =>
  area('M150 470 H430 L400 770 H180 Z', colourWay.solid) +
  oval(290, 470, 140, 30, colourWay.deep) +
  stroke('M160 470 C180 330 400 330 420 470', 12, STEEL) +
  area('M420 650 H680 C680 730 630 770 550 770 C470 770 420 730 420 650 Z', colourWay.tint) +
  area('M500 540 H590 L580 650 H510 Z', HONEY) +
  stroke('M590 560 C640 560 640 620 584 620', 12, HONEY) +
  box(600, 480, 30, 160, 12, WOOD) +
  box(586, 440, 58, 60, 16, PAPER);

export const laundry = (colourWay: ColourWay) =>
  stroke('M80 330 C260 380 540 380 720 330', 8, SOFT_INK) +
  area('M170 350 H310 V520 H170 Z', PAPER) +
  area('M360 362 H440 L470 540 H330 Z', colourWay.tint) +
  area('M510 360 H640 V480 H510 Z', HONEY) +
  area('M250 600 H550 L520 780 H280 Z', colourWay.solid) +
  oval(400, 600, 150, 30, colourWay.deep) +
  times(4, (at) => disc(310 + at * 60, 590, 28, PAPER));

export const foldingTable = (colourWay: ColourWay) =>
  area('M180 520 H620 L700 600 H100 Z', colourWay.tint) +
  box(100, 600, 600, 26, 8, colourWay.solid) +
  stroke('M180 626 L330 780 M330 626 L180 780 M470 626 L620 780 M620 626 L470 780', 16, STEEL) +
  box(300, 470, 130, 70, 10, INK) +
  disc(540, 540, 26, PAPER);

export const cornerTable = (colourWay: ColourWay) =>
  area('M400 420 L680 520 L400 620 L120 520 Z', WOOD) +
  area('M120 520 L400 620 V650 L120 550 Z', DARK_WOOD) +
  area('M680 520 L400 620 V650 L680 550 Z', DARK_WOOD) +
  box(140, 550, 28, 190, 8, DARK_WOOD) +
  box(632, 550, 28, 190, 8, DARK_WOOD) +
  box(386, 650, 28, 130, 8, DARK_WOOD) +
  area('M360 400 H440 L430 500 H370 Z', colourWay.solid) +
  stroke('M400 400 C380 340 340 340 330 310 M400 400 C420 330 470 340 480 300', 16, '#247f4d');

export const plasticChair = (colourWay: ColourWay) =>
  area('M250 250 H550 L570 540 H230 Z', colourWay.solid) +
  times(4, (at) => box(290 + at * 60, 290, 26, 200, 13, colourWay.deep)) +
  area('M210 540 H590 L610 610 H190 Z', colourWay.tint) +
  stroke('M220 610 L190 780 M580 610 L610 780 M300 610 L290 740 M500 610 L510 740', 26, colourWay.solid) +
  stroke('M230 420 H170 V560 M570 420 H630 V560', 22, colourWay.deep);

export const officeChair = (colourWay: ColourWay) =>
  box(270, 200, 260, 320, 60, colourWay.solid) +
  box(300, 230, 200, 260, 40, colourWay.deep) +
  box(376, 510, 48, 50, 8, STEEL) +
  box(230, 550, 340, 70, 34, colourWay.solid) +
  stroke('M240 560 V470 H290 M560 560 V470 H510', 22, INK) +
  box(386, 620, 28, 90, 8, STEEL) +
  stroke('M400 710 L250 760 M400 710 L550 760 M400 710 V764', 20, INK) +
  disc(250, 770, 20, SOFT_INK) +
  disc(550, 770, 20, SOFT_INK) +
  disc(400, 774, 20, SOFT_INK);

export const beanBag = (colourWay: ColourWay) =>
  area(
    'M150 690 C120 520 250 330 390 320 C560 310 690 520 660 690 C650 780 160 790 150 690 Z',
    colourWay.solid,
  ) +
  area(
    'M480 340 C600 400 690 560 660 690 C650 770 480 780 420 770 C600 700 580 460 480 340 Z',
    colourWay.deep,
  ) +
  stroke('M390 320 C330 420 300 560 320 760', 8, colourWay.tint) +
  disc(390, 318, 24, HONEY);
