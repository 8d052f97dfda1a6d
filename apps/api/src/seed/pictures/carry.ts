import { DARK_WOOD, HONEY, INK, PAPER, SHADE, SOFT_INK, STEEL, WOOD, type ColourWay } from './palette.js';
import { area, box, disc, oval, stroke, times, turned } from './shapes.js';

export const novels = (colourWay: ColourWay) =>
  times(
    9,
    (at) =>
      box(
        220 + ((at * 37) % 50),
        714 - at * 56,
        330,
        50,
        8,
        [colourWay.solid, HONEY, colourWay.deep, colourWay.tint][at % 4] ?? HONEY,
      ) + box(260 + ((at * 37) % 50), 732 - at * 56, 120, 12, 6, PAPER),
  );

export const twoVolumes = (colourWay: ColourWay) =>
  box(230, 330, 150, 440, 10, colourWay.solid) +
  box(400, 300, 170, 470, 10, colourWay.deep) +
  box(256, 390, 98, 60, 6, PAPER) +
  box(430, 370, 110, 70, 6, HONEY) +
  box(230, 700, 150, 20, 0, HONEY) +
  box(400, 700, 170, 20, 0, colourWay.tint) +
  times(3, (at) => box(276, 500 + at * 40, 58, 10, 5, colourWay.tint));

export const openBook = (colourWay: ColourWay) =>
  area(
    'M110 480 C220 420 330 430 400 490 C470 430 580 420 690 480 V740 C580 690 470 700 400 750 C330 700 220 690 110 740 Z',
    colourWay.solid,
  ) +
  area('M140 470 C230 420 330 430 400 480 V720 C330 670 230 670 140 710 Z', PAPER) +
  area('M660 470 C570 420 470 430 400 480 V720 C470 670 570 670 660 710 Z', SHADE) +
  times(5, (at) =>
    stroke(`M180 ${520 + at * 36} C240 ${494 + at * 36} 310 ${500 + at * 36} 364 ${526 + at * 36}`, 7, STEEL),
  ) +
  area('M480 520 H610 V620 H480 Z', colourWay.tint);

export const moneyCalculator = (colourWay: ColourWay) =>
  box(180, 330, 440, 440, 36, INK) +
  box(220, 370, 360, 100, 14, '#cbd8c0') +
  box(430, 400, 120, 40, 6, SOFT_INK) +
  times(20, (at) =>
    box(
      220 + (at % 5) * 74,
      500 + Math.floor(at / 5) * 62,
      58,
      44,
      10,
      at % 5 === 4 ? HONEY : at < 5 ? colourWay.solid : PAPER,
    ),
  );

export const schoolBag = (colourWay: ColourWay) =>
  stroke('M330 300 C330 200 470 200 470 300', 26, colourWay.deep) +
  box(220, 280, 360, 490, 90, colourWay.solid) +
  box(260, 540, 280, 190, 40, colourWay.deep) +
  box(260, 420, 280, 90, 30, colourWay.tint) +
  stroke('M290 570 H510', 10, HONEY) +
  stroke('M290 450 H510', 10, PAPER) +
  box(180, 520, 60, 190, 30, colourWay.deep) +
  box(560, 520, 60, 190, 30, colourWay.deep) +
  turned(20, 560, 360, box(540, 330, 24, 80, 8, HONEY));

export const travelPack = (colourWay: ColourWay) =>
  box(250, 180, 300, 130, 50, colourWay.deep) +
  box(220, 270, 360, 500, 60, colourWay.solid) +
  stroke('M300 270 V770 M500 270 V770', 16, INK) +
  box(170, 430, 70, 250, 30, colourWay.deep) +
  box(560, 430, 70, 250, 30, colourWay.deep) +
  box(240, 560, 320, 26, 0, colourWay.tint) +
  box(280, 720, 240, 60, 30, HONEY) +
  box(376, 400, 48, 90, 12, PAPER);

export const kenteBag = (colourWay: ColourWay) =>
  stroke('M320 290 C320 190 480 190 480 290', 26, DARK_WOOD) +
  box(220, 280, 360, 490, 60, DARK_WOOD) +
  times(
    20,
    (at) =>
      box(
        244 + (at % 5) * 64,
        330 + Math.floor(at / 5) * 88,
        56,
        80,
        4,
        [HONEY, '#247f4d', '#c8402e', INK][(at + Math.floor(at / 5)) % 4] ?? HONEY,
      ) +
      turned(
        45,
        272 + (at % 5) * 64,
        370 + Math.floor(at / 5) * 88,
        box(
          258 + (at % 5) * 64,
          356 + Math.floor(at / 5) * 88,
          28,
          28,
          0,
          at % 2 === 0 ? PAPER : colourWay.solid,
        ),
      ),
  ) +
  box(376, 690, 48, 60, 10, HONEY);

export const highTops = (colourWay: ColourWay) =>
  area('M240 330 H420 L440 520 C560 560 660 600 670 700 H220 Z', colourWay.solid) +
  area('M560 580 C630 600 668 650 670 700 H520 C520 650 530 610 560 580 Z', PAPER) +
  box(204, 696, 484, 60, 24, PAPER) +
  box(204, 716, 484, 12, 0, colourWay.deep) +
  times(5, (at) =>
    stroke(`M${380 + at * 26} ${390 + at * 40} L${450 + at * 26} ${376 + at * 42}`, 10, PAPER),
  ) +
  disc(300, 450, 48, PAPER) +
  disc(300, 450, 24, HONEY);

export const runningShoes = (colourWay: ColourWay) =>
  area(
    'M130 560 C200 560 250 480 330 480 C400 560 560 590 680 640 C710 660 700 700 690 710 H130 Z',
    colourWay.tint,
  ) +
  area('M250 530 C330 560 400 640 560 660 L540 710 H240 Z', colourWay.solid) +
  area('M110 700 H700 C710 760 660 780 600 780 H190 C130 780 100 750 110 700 Z', PAPER) +
  stroke('M150 746 C260 720 300 770 400 744 C500 720 560 770 660 740', 12, HONEY) +
  times(4, (at) => stroke(`M${350 + at * 44} ${520 + at * 22} L${390 + at * 44} ${496 + at * 22}`, 10, INK));

export const footballBoots = (colourWay: ColourWay) =>
  area('M140 540 C220 540 260 470 330 470 C390 560 560 580 660 640 C690 670 680 710 670 720 H140 Z', INK) +
  area('M300 560 C400 640 520 640 640 660 L600 690 C480 690 360 660 280 600 Z', colourWay.solid) +
  box(136, 700, 548, 34, 16, colourWay.tint) +
  times(6, (at) =>
    area(`M${170 + at * 86} 734 H${210 + at * 86} L${200 + at * 86} 780 H${180 + at * 86} Z`, PAPER),
  ) +
  times(3, (at) =>
    stroke(`M${360 + at * 40} ${520 + at * 20} L${390 + at * 40} ${496 + at * 20}`, 10, PAPER),
  );

export const wiredHeadphones = (colourWay: ColourWay) =>
  stroke('M230 520 C220 250 580 250 570 520', 30, INK) +
  box(180, 480, 100, 180, 46, colourWay.solid) +
  box(520, 480, 100, 180, 46, colourWay.solid) +
  box(260, 500, 34, 140, 16, SOFT_INK) +
  box(506, 500, 34, 140, 16, SOFT_INK) +
  stroke('M230 660 C230 780 420 700 400 770 C390 800 560 790 580 750', 10, INK) +
  box(570, 730, 60, 22, 8, HONEY);

export const headset = (colourWay: ColourWay) =>
  stroke('M240 500 C230 240 570 240 560 500', 36, colourWay.solid) +
  stroke('M240 480 C240 290 560 290 560 480', 14, colourWay.tint) +
  box(180, 470, 110, 190, 50, INK) +
  box(510, 470, 110, 190, 50, INK) +
  disc(236, 566, 30, colourWay.solid) +
  disc(566, 566, 30, colourWay.solid) +
  stroke('M230 650 C240 740 330 750 390 740', 14, SOFT_INK) +
  box(380, 716, 70, 44, 22, HONEY);

export const slimPowerBank = (colourWay: ColourWay) =>
  turned(
    -12,
    400,
    520,
    box(280, 290, 240, 460, 40, colourWay.solid) +
      box(280, 290, 70, 460, 40, colourWay.tint) +
      box(330, 330, 140, 16, 8, INK) +
      times(4, (at) => disc(400 + at * 26, 700, 8, at < 3 ? HONEY : PAPER)),
  ) +
  stroke('M500 760 C620 780 640 640 600 560', 14, INK) +
  box(576, 500, 48, 60, 10, STEEL);

export const solarBank = (colourWay: ColourWay) =>
  box(230, 280, 340, 490, 40, colourWay.deep) +
  box(260, 310, 280, 330, 16, '#12304f') +
  times(5, (at) => box(260, 366 + at * 54, 280, 6, 0, '#4e7ba8')) +
  times(3, (at) => box(324 + at * 70, 310, 6, 330, 0, '#4e7ba8')) +
  disc(400, 704, 30, HONEY) +
  box(300, 690, 50, 26, 8, INK) +
  box(450, 690, 50, 26, 8, INK) +
  stroke('M570 320 C640 320 640 400 570 400', 20, HONEY);

export const electricGuitar = (colourWay: ColourWay) =>
  turned(
    24,
    400,
    520,
    box(378, 130, 44, 380, 10, DARK_WOOD) +
      box(364, 80, 72, 80, 16, INK) +
      area(
        'M300 500 C250 560 260 600 290 640 C220 720 300 820 400 810 C510 820 580 720 510 640 C540 600 550 560 500 500 C470 540 330 540 300 500 Z',
        colourWay.solid,
      ) +
      box(350, 580, 100, 26, 8, INK) +
      box(350, 640, 100, 26, 8, INK) +
      disc(470, 720, 18, HONEY) +
      stroke('M388 140 V740 M400 140 V740 M412 140 V740', 3, PAPER),
  );

export const smallGuitar = (colourWay: ColourWay) =>
  turned(
    -14,
    400,
    520,
    box(382, 210, 36, 300, 8, DARK_WOOD) +
      box(370, 160, 60, 70, 12, colourWay.deep) +
      disc(400, 520, 100, WOOD) +
      disc(400, 660, 130, WOOD) +
      disc(400, 590, 44, INK) +
      box(350, 720, 100, 20, 8, colourWay.solid) +
      stroke('M392 220 V724 M408 220 V724', 3, PAPER),
  );

export const hoodDryer = (colourWay: ColourWay) =>
  area('M210 470 C210 300 300 230 400 230 C500 230 590 300 590 470 Z', colourWay.solid) +
  area('M480 250 C550 290 590 360 590 470 H500 C520 400 510 310 480 250 Z', colourWay.deep) +
  oval(400, 470, 190, 40, SOFT_INK) +
  stroke('M580 420 H660 V770', 26, STEEL) +
  box(560, 756, 180, 26, 13, INK) +
  disc(400, 330, 26, HONEY) +
  times(4, (at) => disc(320 + at * 54, 410, 10, colourWay.tint));

export const combDryer = (colourWay: ColourWay) =>
  box(200, 340, 340, 130, 60, colourWay.solid) +
  box(340, 450, 100, 310, 40, colourWay.deep) +
  box(366, 520, 48, 70, 16, HONEY) +
  box(530, 350, 70, 110, 12, INK) +
  times(6, (at) => box(600, 356 + at * 17, 90, 9, 4, SOFT_INK)) +
  stroke('M390 760 C390 800 520 790 560 770', 12, INK);

export const straightener = (colourWay: ColourWay) =>
  turned(
    -30,
    400,
    540,
    box(180, 480, 440, 50, 25, colourWay.solid) +
      box(180, 510, 190, 16, 6, STEEL) +
      box(560, 490, 40, 30, 8, HONEY),
  ) +
  turned(-14, 400, 620, box(180, 590, 440, 50, 25, colourWay.deep) + box(180, 590, 190, 16, 6, STEEL)) +
  stroke('M600 520 C700 560 640 740 720 760', 12, INK);

const wheel = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${INK}" stroke-width="20"/>` +
  times(4, (at) => turned(at * 45, x, y, stroke(`M${x - radius} ${y} H${x + radius}`, 4, STEEL))) +
  disc(x, y, 14, HONEY);

export const mountainBike = (colourWay: ColourWay) =>
  wheel(220, 640, 130) +
  wheel(580, 640, 130) +
  stroke('M220 640 L330 470 H530 L400 650 L330 470 M400 650 H220 M530 470 L580 640', 22, colourWay.solid) +
  stroke('M320 470 L306 420 M530 470 L516 400 H600', 16, INK) +
  box(260, 400, 100, 26, 13, INK) +
  disc(400, 650, 34, SOFT_INK);

export const foldingBike = (colourWay: ColourWay) =>
  wheel(250, 680, 90) +
  wheel(560, 680, 90) +
  stroke('M250 680 L400 620 L540 560 L560 680 M400 620 L370 380', 24, colourWay.solid) +
  stroke('M540 560 L500 340 H590', 18, STEEL) +
  box(310, 356, 120, 28, 14, INK) +
  disc(400, 620, 26, HONEY);

export const racingBike = (colourWay: ColourWay) =>
  wheel(210, 640, 140) +
  wheel(590, 640, 140) +
  stroke('M210 640 L340 440 H540 L400 640 L340 440 M400 640 H210 M540 440 L590 640', 14, colourWay.solid) +
  stroke('M540 440 L530 390 H590 C630 400 620 450 580 450', 14, INK) +
  box(290, 400, 96, 22, 11, INK) +
  disc(400, 640, 34, colourWay.deep);
