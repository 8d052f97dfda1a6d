/** Hair or head covering: the parts behind and before the head, drawn in a square of 200. */
interface Hair {
  readonly behind?: string;
  readonly before: string;
}

const INK = '#1a110b';
const path = (d: string, fill = INK, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const CAP = 'M62 80c0-30 16-46 38-46s38 16 38 46c-4-16-10-24-16-27-12-4-32-4-44 0-6 3-12 11-16 27Z';
const FRINGE = 'M60 82c4-26 20-36 40-36s36 10 40 36c-8-12-18-20-24-22-10 4-32 4-42 0-6 4-10 12-14 22Z';
const SWEPT = 'M60 86c0-32 18-54 40-54s40 22 40 54c-4-22-14-34-24-38-6 8-34 12-46 12-4 6-8 14-10 26Z';
const PARTINGS = [72, 86, 100, 114, 128].map((x) =>
  line(`M${x} 58c0-8 2-16 ${(100 - x) / 4} -22`, '#4b3323', 2),
);

/** Hair styles by name. Each takes the colour of its scarf, band or cap. */
export const HAIR = {
  short: () => ({ before: path(CAP) }),
  fade: () => ({
    before: path('M61 82c-2-34 14-52 39-52s41 18 39 52c-3-14-8-22-14-26-12-6-38-6-50 0-6 4-11 12-14 26Z'),
  }),
  shaved: () => ({ before: path(CAP, INK, 'opacity=".35"') }),
  flatTop: () => ({
    before: path('M62 80V30c20-8 56-8 76 0v50c-4-14-8-20-14-24-14-4-34-4-48 0-6 4-10 10-14 24Z'),
  }),
  curls: () => ({
    before:
      path(
        'M58 84c-6-14-2-30 8-38 4-14 22-22 34-20 14-4 32 6 36 20 10 8 12 26 6 38-2-10-6-18-12-22-18 4-42 4-60 0-6 4-10 12-12 22Z',
      ) +
      [
        [72, 48, 7],
        [90, 38, 8],
        [110, 38, 8],
        [128, 48, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, '#2c1d12'))
        .join(''),
  }),
  afro: () => ({ behind: dot(100, 74, 62, INK), before: path(FRINGE) }),
  afroBand: (colour) => ({
    behind: dot(100, 74, 62, INK),
    before: path(FRINGE) + line('M52 62c18-22 78-22 96 0', colour, 9),
  }),
  puffs: (colour) => ({
    behind: dot(50, 44, 27, INK) + dot(150, 44, 27, INK),
    before: path(FRINGE) + line('M66 56l10 8', colour, 6) + line('M134 56l-10 8', colour, 6),
  }),
  bun: () => ({
    behind: dot(100, 24, 24, INK),
    before: path(SWEPT) + line('M74 46c14-12 38-12 52 0', '#4b3323', 3),
  }),
  cornrows: () => ({ before: path(CAP) + PARTINGS.join('') }),
  braids: () => ({
    behind: path(
      'M56 70c0-30 20-46 44-46s44 16 44 46c4 40 6 74 4 110h-20l-6-60H78l-6 60H52c-2-36 0-70 4-110Z',
    ),
    before: path(SWEPT) + [58, 66, 134, 142].map((x) => line(`M${x} 96v78`, '#3a281b', 2)).join(''),
  }),
  locs: () => ({
    behind: [
      [50, 44],
      [60, 66],
      [140, 66],
      [150, 44],
    ]
      .map(([x = 0, length = 0]) => line(`M${x} 66v${length}`, INK, 11))
      .join(''),
    before:
      path(FRINGE) +
      [74, 91, 109, 126].map((x) => line(`M${x} 54c2-8 4-14 ${(100 - x) / 3}-20`, '#3a281b', 5)).join(''),
  }),
  bob: () => ({
    behind: path('M54 78c0-34 20-52 46-52s46 18 46 52c4 24 2 42-4 54h-20l-4-40H82l-4 40H58c-6-12-8-30-4-54Z'),
    before: path(FRINGE),
  }),
  long: () => ({
    behind: path('M52 80c0-36 20-56 48-56s48 20 48 56c6 36 8 66 2 96h-34V120H84v56H50c-6-30-4-60 2-96Z'),
    before: path(SWEPT),
  }),
  headwrap: (colour) => ({
    behind: path('M48 66C40 36 66 8 104 8s60 26 50 56l-10 10H56Z', colour),
    before:
      path('M58 78c2-24 20-36 42-36s40 12 42 36c-10-14-26-20-42-20s-32 6-42 20Z', colour) +
      path('M112 20c14-12 34-12 40 2-6 12-24 14-38 8Z', colour) +
      line('M56 62c20-22 62-26 92-6M60 40c20-14 52-16 80-4', '#00000033', 4),
  }),
  hijab: (colour) => ({
    behind: path('M44 110c-6-52 20-88 56-88s62 36 56 88c4 30 14 60 18 94H26c4-34 14-64 18-94Z', colour),
    before:
      path(
        'M58 96c-4-44 14-68 42-68s46 24 42 68c8 30-10 62-42 62S50 126 58 96Zm8-6c0 30 14 50 34 50s34-20 34-50c0-24-14-38-34-38S66 66 66 90Z',
        colour,
        'fill-rule="evenodd"',
      ) +
      path('M60 132c10 24 70 28 84-4 8 20 4 50-12 76H68c-10-24-14-52-8-72Z', colour) +
      line('M72 150c20 16 46 14 62-6', '#ffffff44', 3),
  }),
  skullcap: (colour) => ({
    before:
      path(CAP, INK, 'opacity=".5"') +
      path('M60 62c2-26 18-36 40-36s38 10 40 36c-20-10-60-10-80 0Z', colour) +
      line('M63 58c20-9 54-9 74 0', '#ffffff66', 3),
  }),
} as const satisfies Record<string, (colour: string) => Hair>;

export type HairName = keyof typeof HAIR;
