import sharp from 'sharp';
import { camera, codeWindow, fan, fridge, headphones, laptop, phone, powerBank } from './electronics.js';
import { buckets, chair, hairDryer, iron, kettle, lamp, mattress, riceCooker, table } from './household.js';
import { COLOUR_WAYS, INK, type ColourWay, type ColourWayName } from './palette.js';
import { backpack, bicycle, books, calculator, chalkboard, flask, guitar, shirt, sneakers } from './study.js';

interface DrawnObject {
  readonly draw: (way: ColourWay) => string;
  readonly ways: readonly ColourWayName[];
  /** Where its shadow falls; 786 of 1000 when it does not say. */
  readonly floor?: number;
}

const OBJECTS = {
  laptop: { draw: laptop, floor: 712, ways: ['lagoon', 'jacaranda'] },
  phone: { draw: phone, floor: 772, ways: ['indigo', 'clay'] },
  headphones: { draw: headphones, floor: 722, ways: ['hibiscus'] },
  powerBank: { draw: powerBank, floor: 764, ways: ['leaf'] },
  fan: { draw: fan, ways: ['lagoon', 'clay'] },
  fridge: { draw: fridge, ways: ['clay', 'indigo'] },
  camera: { draw: camera, floor: 690, ways: ['jacaranda', 'lagoon'] },
  codeWindow: { draw: codeWindow, floor: 696, ways: ['jacaranda', 'indigo'] },
  riceCooker: { draw: riceCooker, ways: ['hibiscus', 'leaf'] },
  kettle: { draw: kettle, ways: ['indigo'] },
  mattress: { draw: mattress, ways: ['lagoon', 'jacaranda'] },
  lamp: { draw: lamp, ways: ['leaf'] },
  iron: { draw: iron, floor: 736, ways: ['clay', 'jacaranda'] },
  buckets: { draw: buckets, ways: ['lagoon'] },
  table: { draw: table, ways: ['leaf'] },
  chair: { draw: chair, ways: ['clay'] },
  hairDryer: { draw: hairDryer, ways: ['hibiscus', 'jacaranda'] },
  books: { draw: books, ways: ['indigo', 'clay'] },
  calculator: { draw: calculator, ways: ['leaf', 'indigo'] },
  backpack: { draw: backpack, ways: ['indigo', 'hibiscus'] },
  chalkboard: { draw: chalkboard, ways: ['leaf', 'indigo'] },
  flask: { draw: flask, ways: ['lagoon'] },
  guitar: { draw: guitar, ways: ['clay'] },
  bicycle: { draw: bicycle, floor: 764, ways: ['leaf', 'hibiscus'] },
  sneakers: { draw: sneakers, floor: 746, ways: ['indigo', 'clay'] },
  shirt: { draw: shirt, ways: ['jacaranda'] },
} as const satisfies Record<string, DrawnObject>;

/** What the demo campus has pictures of. */
export type PictureName = keyof typeof OBJECTS;
export const PICTURE_NAMES = Object.keys(OBJECTS).filter((name): name is PictureName => name in OBJECTS);

// Two of the three sizes that photos are kept in: the largest one would double the time of the first start.
const WIDTH = 640;
const HEIGHT = 800;
const CELL = 'M400 130 L708 306 V694 L400 870 L92 694 V306 Z';

/** One object on the hexagon cell of its colour way, 4:5 as cards show it. */
export function drawPicture(name: PictureName, way: ColourWay): string {
  const { draw, floor = 786 }: DrawnObject = OBJECTS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 800 1000">
<rect width="800" height="1000" fill="${way.ground}"/>
<path d="${CELL}" fill="${way.cell}" stroke="${way.cell}" stroke-width="70" stroke-linejoin="round"/>
<ellipse cx="400" cy="${floor}" rx="290" ry="24" fill="${INK}" opacity="0.12"/>
${draw(way)}
</svg>`;
}

/** Every colour way of an object as a picture file. */
export function renderPictures(name: PictureName): Promise<Buffer[]> {
  return Promise.all(
    OBJECTS[name].ways.map((way) => {
      const svg = drawPicture(name, COLOUR_WAYS[way]);
      return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    }),
  );
}
