import { createChance, type Chance } from '../chance.js';
import { DARK_WOOD, INK, PAPER, SHADE, STEEL, WOOD } from './palette.js';
import { area, box, disc, faded, oval, stroke, times, turned } from './shapes.js';

/** Position and size of something round. */
type Circle = readonly [x: number, y: number, radius: number];

const RICE = ['#7b4a3b', '#8c5846', '#6a3b31', '#9c6a55', '#a9775f'];
const BEAN = '#47221a';
const GARI = ['#f3e6c3', '#e9d7a8', '#faf1d8', '#dfca97'];
const STRANDS = ['#ecd698', '#d9bd75', '#f5e5b4'];
const SHITO = ['#5a2415', '#8a4a20', '#1c0a06'];

/** Draws shapes at random positions in a circle, more evenly than by radius and angle alone. */
function scattered(
  chance: Chance,
  count: number,
  [x, y, radius]: Circle,
  shape: (x: number, y: number, turn: number) => string,
): string {
  return times(count, () => {
    const angle = chance.next() * 2 * Math.PI;
    const far = radius * Math.sqrt(chance.next());
    const at = [x + far * Math.cos(angle), y + far * Math.sin(angle)].map(Math.round) as [number, number];
    return shape(...at, Math.round(chance.next() * 180));
  });
}

const grains = (chance: Chance, count: number, circle: Circle, colours: readonly string[], size: number) =>
  scattered(chance, count, circle, (x, y, turn) =>
    turned(turn, x, y, oval(x, y, size, Math.round(size * 0.38), chance.pick(colours))),
  );

/** Draws rice and beans, cooked together with sorghum leaves. */
function waakye(circle: Circle, seed: number): string {
  const chance = createChance(seed);
  const [x, y, radius] = circle;
  const count = Math.round(radius ** 2 / 190);
  return (
    disc(x, y, radius, '#5f352b') +
    grains(chance, count, circle, RICE, 17) +
    scattered(chance, Math.round(count / 7), circle, (at, down, turn) =>
      turned(turn, at, down, oval(at, down, 17, 11, BEAN) + oval(at - 4, down - 4, 6, 3, '#7d4a3c')),
    ) +
    grains(chance, Math.round(count / 4), circle, RICE, 16)
  );
}

/** Draws a heap of roasted cassava flour. */
function gari(circle: Circle, seed: number): string {
  const [x, y, radius] = circle;
  return (
    faded(0.35, disc(x + 6, y + 12, radius + 6, INK)) +
    disc(x, y, radius, '#e0cb98') +
    grains(createChance(seed), Math.round(radius ** 2 / 30), circle, GARI, 6)
  );
}

/** Draws a heap of spaghetti, which is called talia. */
function talia([x, y, radius]: Circle, seed: number): string {
  const chance = createChance(seed);
  const around = () => Math.round((chance.next() * 2 - 1) * radius);
  return (
    faded(0.3, disc(x + 6, y + 14, radius, INK)) +
    disc(x, y, Math.round(radius * 0.9), '#c9ab62') +
    times(Math.round(radius / 2.2), () => {
      const [left, right] = [around() * 0.95, around() * 0.95];
      const rise = Math.round(Math.sqrt(radius ** 2 - left ** 2) * (chance.next() < 0.5 ? 1 : -1));
      const fall = Math.round(Math.sqrt(radius ** 2 - right ** 2) * (chance.next() < 0.5 ? 1 : -1));
      const path = `M${x + Math.round(left)} ${y + rise} Q${x + around()} ${y + around()} ${x + Math.round(right)} ${y + fall}`;
      return stroke(path, 11, '#b8964d') + stroke(path, 8, chance.pick(STRANDS));
    })
  );
}

/** Draws a spoonful of black pepper sauce. */
function shito(circle: Circle, seed: number): string {
  const chance = createChance(seed);
  const [x, y, radius] = circle;
  return (
    faded(0.4, oval(x + 4, y + 10, radius + 4, radius * 0.9, INK)) +
    oval(x, y, radius, Math.round(radius * 0.9), '#2f120b') +
    scattered(chance, Math.round(radius * 1.6), [x, y, radius * 0.86], (at, down) =>
      disc(at, down, 2 + Math.round(chance.next() * 4), chance.pick(SHITO)),
    ) +
    faded(0.5, oval(x - radius * 0.3, y - radius * 0.4, radius * 0.36, radius * 0.12, '#c98a55'))
  );
}

const eggHalf = (x: number, y: number, turn: number) =>
  turned(
    turn,
    x,
    y,
    faded(0.35, oval(x + 8, y + 14, 88, 108, INK)) +
      oval(x, y, 88, 108, '#e9e0cf') +
      oval(x - 3, y - 4, 82, 102, '#fdfaf2') +
      disc(x, y + 14, 46, '#e0951c') +
      disc(x - 3, y + 10, 41, '#f4b43a') +
      faded(0.6, oval(x - 16, y - 4, 14, 8, '#fff3cf')),
  );

/** Draws a cube of spiced fried plantain. */
function plantain(chance: Chance, x: number, y: number, turn: number): string {
  const side = 58 + Math.round(chance.next() * 18);
  const half = side / 2;
  return turned(
    turn,
    x,
    y,
    faded(0.35, box(x - half + 8, y - half + 14, side, side, 16, INK)) +
      box(x - half, y - half, side, side, 16, '#9a4d12') +
      box(
        x - half + 5,
        y - half + 3,
        side - 10,
        side - 14,
        13,
        chance.pick(['#c9741f', '#d5862b', '#bb6418']),
      ) +
      box(x - half + 12, y - half + 9, side - 34, 9, 5, '#eaad58') +
      times(5, (at) => disc(x - half + 14 + at * 9, y + ((at * 17) % 24) - 6, 3, '#5c2b0c')),
  );
}

const kelewele = (circle: Circle, count: number, seed: number) => {
  const chance = createChance(seed);
  return scattered(chance, count, circle, (x, y, turn) => plantain(chance, x, y, turn));
};

const leaf = (x: number, y: number, turn: number) =>
  turned(
    turn,
    x,
    y,
    area(`M${x - 300} ${y} Q${x} ${y - 210} ${x + 300} ${y} Q${x} ${y + 210} ${x - 300} ${y} Z`, '#2f7d46') +
      area(`M${x - 300} ${y} Q${x} ${y + 210} ${x + 300} ${y} Z`, '#256a3a') +
      stroke(`M${x - 290} ${y} H${x + 290}`, 7, '#7fb58c') +
      times(9, (at) =>
        stroke(`M${x - 220 + at * 52} ${y} l34 -64 M${x - 220 + at * 52} ${y} l34 64`, 3, '#4b9460'),
      ),
  );

const plate = (x: number, y: number, radius: number) =>
  faded(0.35, disc(x + 10, y + 26, radius, INK)) +
  disc(x, y, radius, STEEL) +
  disc(x, y - 3, radius - 4, PAPER) +
  disc(x, y, radius - 46, SHADE) +
  disc(x, y + 4, radius - 54, PAPER);

const tabletop = (width: number) =>
  box(0, 0, width, 800, 0, WOOD) +
  times(6, (at) => box(0, at * 140 - 20, width, 5, 0, DARK_WOOD)) +
  times(18, (at) =>
    faded(0.25, stroke(`M${(at * 331) % width} ${26 + ((at * 97) % 760)} q120 10 260 0`, 3, DARK_WOOD)),
  );

const cloth = (ground: string, line: string) =>
  box(0, 0, 800, 800, 0, ground) +
  faded(
    0.5,
    times(7, (at) => box(at * 130 - 30, 0, 44, 800, 0, line) + box(0, at * 130 - 30, 800, 44, 0, line)),
  );

/** Draws a full plate from above, 3:2: waakye with gari, talia, shito, egg and fried plantain. */
export const waakyePlate = () =>
  tabletop(1200) +
  leaf(300, 560, -28) +
  leaf(920, 250, 152) +
  plate(600, 400, 480) +
  waakye([600, 400, 390], 11) +
  gari([410, 330, 122], 12) +
  talia([790, 316, 124], 13) +
  kelewele([430, 520, 70], 7, 14) +
  shito([606, 380, 92], 15) +
  eggHalf(716, 520, 24) +
  eggHalf(850, 488, -18);

/** Draws a bowl of waakye with shito. */
export const waakyeBowl = () =>
  tabletop(800) +
  plate(400, 400, 370) +
  waakye([400, 400, 292], 21) +
  shito([462, 360, 92], 22) +
  gari([300, 470, 84], 23);

/** Enlarges shapes around the middle of a square. */
const near = (shapes: string) => `<g transform="translate(-160 -160) scale(1.4)">${shapes}</g>`;

/** Draws two halves of a boiled egg. */
export const eggs = () =>
  cloth('#d7f2fa', '#8bc2cf') + plate(400, 400, 350) + near(eggHalf(308, 390, -16) + eggHalf(504, 412, 20));

/** Draws fried plantain on a leaf. */
export const plantains = () =>
  cloth('#f7ebd7', '#fed895') +
  plate(400, 400, 370) +
  near(leaf(400, 400, -24) + kelewele([400, 400, 150], 24, 31));

/** Draws a plate of spaghetti. */
export const taliaPlate = () =>
  cloth('#ffe7df', '#f3a992') + plate(400, 400, 370) + talia([400, 400, 250], 41);

/** Draws a jar of black pepper sauce. */
export const shitoJar = () =>
  tabletop(800) +
  faded(0.4, oval(420, 712, 230, 40, INK)) +
  box(220, 210, 360, 500, 60, '#e8eef0') +
  box(236, 270, 328, 424, 50, '#2f120b') +
  scattered(createChance(51), 220, [400, 480, 160], (x, y) =>
    disc(x, y, 3 + ((x + y) % 4), SHITO[(x + y) % SHITO.length] ?? INK),
  ) +
  box(236, 258, 328, 40, 20, '#8a4a20') +
  box(200, 130, 400, 104, 26, '#c8402e') +
  box(200, 130, 400, 34, 17, '#de6a58') +
  times(12, (at) => box(214 + at * 32, 170, 6, 58, 3, '#9c2d1f')) +
  box(280, 400, 240, 190, 18, PAPER) +
  area('M330 540 C330 460 470 440 474 430 C486 500 430 560 330 540 Z', '#c8402e') +
  stroke('M474 430 q10 -20 30 -22', 9, '#247f4d') +
  faded(0.35, box(254, 290, 26, 380, 13, '#ffffff'));
