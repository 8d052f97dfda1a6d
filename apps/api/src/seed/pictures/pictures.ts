import {
  novels,
  twoVolumes,
  openBook,
  moneyCalculator,
  schoolBag,
  travelPack,
  kenteBag,
  highTops,
  runningShoes,
  footballBoots,
  wiredHeadphones,
  headset,
  slimPowerBank,
  solarBank,
  electricGuitar,
  smallGuitar,
  hoodDryer,
  combDryer,
  straightener,
  mountainBike,
  foldingBike,
  racingBike,
} from './carry.js';
import { fan, fridge, headphones, laptop, phone, powerBank } from './electronics.js';
import { buckets, chair, hairDryer, iron, kettle, lamp, mattress, riceCooker, table } from './household.js';
import {
  pressureCooker,
  hotPlate,
  miniCooker,
  kettleAndFlask,
  travelKettle,
  steelKettle,
  doubleFridge,
  glassFridge,
} from './kitchen.js';
import { COLOUR_WAYS, INK, type ColourWay, type ColourWayName } from './palette.js';
import {
  tableFan,
  clipFan,
  chargeFan,
  doubleMattress,
  foldedMattress,
  clipLamp,
  bedsideLamp,
  deskOrganiser,
  steamIron,
  ironingBoard,
  barrel,
  bathSet,
  laundry,
  foldingTable,
  cornerTable,
  plasticChair,
  officeChair,
  beanBag,
} from './room.js';
import { PHOTOGRAPH_NAMES, type PhotographName } from './photographs.js';
import { carton, receipt } from './scenes.js';
import { backpack, bicycle, books, calculator, guitar, sneakers } from './study.js';

interface DrawnObject {
  readonly draw: (colourWay: ColourWay) => string;
  readonly way: ColourWayName;
  /** Vertical position of the shadow, of 1000. Default: 786. */
  readonly floor?: number;
}

const OBJECTS = {
  laptop: { draw: laptop, floor: 712, way: 'lagoon' },
  phone: { draw: phone, floor: 772, way: 'indigo' },
  headphones: { draw: headphones, floor: 722, way: 'hibiscus' },
  powerBank: { draw: powerBank, floor: 764, way: 'leaf' },
  fan: { draw: fan, way: 'lagoon' },
  fridge: { draw: fridge, way: 'clay' },
  riceCooker: { draw: riceCooker, way: 'hibiscus' },
  kettle: { draw: kettle, way: 'indigo' },
  mattress: { draw: mattress, way: 'lagoon' },
  lamp: { draw: lamp, way: 'leaf' },
  iron: { draw: iron, floor: 736, way: 'clay' },
  buckets: { draw: buckets, way: 'lagoon' },
  table: { draw: table, way: 'leaf' },
  chair: { draw: chair, way: 'clay' },
  hairDryer: { draw: hairDryer, way: 'hibiscus' },
  books: { draw: books, way: 'indigo' },
  calculator: { draw: calculator, way: 'leaf' },
  backpack: { draw: backpack, way: 'indigo' },
  guitar: { draw: guitar, way: 'clay' },
  bicycle: { draw: bicycle, floor: 764, way: 'leaf' },
  sneakers: { draw: sneakers, floor: 746, way: 'indigo' },
  pressureCooker: { draw: pressureCooker, way: 'indigo' },
  hotPlate: { draw: hotPlate, way: 'clay' },
  miniCooker: { draw: miniCooker, way: 'jacaranda' },
  kettleAndFlask: { draw: kettleAndFlask, way: 'leaf' },
  travelKettle: { draw: travelKettle, way: 'hibiscus' },
  steelKettle: { draw: steelKettle, way: 'lagoon' },
  doubleFridge: { draw: doubleFridge, way: 'indigo' },
  glassFridge: { draw: glassFridge, way: 'clay' },
  tableFan: { draw: tableFan, way: 'jacaranda' },
  clipFan: { draw: clipFan, way: 'leaf' },
  chargeFan: { draw: chargeFan, way: 'hibiscus' },
  doubleMattress: { draw: doubleMattress, way: 'lagoon' },
  foldedMattress: { draw: foldedMattress, way: 'indigo' },
  clipLamp: { draw: clipLamp, way: 'clay' },
  bedsideLamp: { draw: bedsideLamp, way: 'jacaranda' },
  deskOrganiser: { draw: deskOrganiser, way: 'leaf' },
  steamIron: { draw: steamIron, way: 'hibiscus' },
  ironingBoard: { draw: ironingBoard, way: 'lagoon' },
  barrel: { draw: barrel, way: 'indigo' },
  bathSet: { draw: bathSet, way: 'clay' },
  laundry: { draw: laundry, way: 'jacaranda' },
  foldingTable: { draw: foldingTable, way: 'leaf' },
  cornerTable: { draw: cornerTable, way: 'hibiscus' },
  plasticChair: { draw: plasticChair, way: 'lagoon' },
  officeChair: { draw: officeChair, way: 'indigo' },
  beanBag: { draw: beanBag, way: 'clay' },
  novels: { draw: novels, way: 'jacaranda' },
  twoVolumes: { draw: twoVolumes, way: 'leaf' },
  openBook: { draw: openBook, way: 'hibiscus' },
  moneyCalculator: { draw: moneyCalculator, way: 'lagoon' },
  schoolBag: { draw: schoolBag, way: 'indigo' },
  travelPack: { draw: travelPack, way: 'clay' },
  kenteBag: { draw: kenteBag, way: 'jacaranda' },
  highTops: { draw: highTops, way: 'leaf' },
  runningShoes: { draw: runningShoes, way: 'hibiscus' },
  footballBoots: { draw: footballBoots, way: 'lagoon' },
  wiredHeadphones: { draw: wiredHeadphones, way: 'indigo' },
  headset: { draw: headset, way: 'clay' },
  slimPowerBank: { draw: slimPowerBank, way: 'jacaranda' },
  solarBank: { draw: solarBank, way: 'leaf' },
  electricGuitar: { draw: electricGuitar, way: 'hibiscus' },
  smallGuitar: { draw: smallGuitar, way: 'lagoon' },
  hoodDryer: { draw: hoodDryer, way: 'indigo' },
  combDryer: { draw: combDryer, way: 'clay' },
  straightener: { draw: straightener, way: 'jacaranda' },
  mountainBike: { draw: mountainBike, way: 'leaf' },
  foldingBike: { draw: foldingBike, way: 'hibiscus' },
  racingBike: { draw: racingBike, way: 'lagoon' },
  carton: { draw: carton, way: 'honey' },
  receipt: { draw: receipt, way: 'lagoon' },
} as const satisfies Record<string, DrawnObject>;

export type DrawingName = keyof typeof OBJECTS;
export const DRAWING_NAMES = Object.keys(OBJECTS).filter((name): name is DrawingName => name in OBJECTS);
/** Names of pictures of goods: a drawing, a photograph, or both. The photograph is preferred. */
export type PictureName = DrawingName | PhotographName;
export const PICTURE_NAMES: readonly PictureName[] = [...new Set([...DRAWING_NAMES, ...PHOTOGRAPH_NAMES])];
/** Additional drawings that fit any drawn item. */
export const EXTRA_PICTURES = ['carton', 'receipt'] as const satisfies readonly DrawingName[];

/** Shots of an object: as it is, mirrored, or near. */
const SHOTS = [
  // Larger sizes would double the time of the first start.
  { width: 480, move: '', turn: 0 },
  { width: 320, move: 'translate(800 0) scale(-1 1)', turn: 2 },
  { width: 320, move: 'translate(-300 -400) scale(1.75)', turn: 4 },
] as const;
type Shot = (typeof SHOTS)[number];

const GROUNDS: readonly ColourWay[] = Object.values(COLOUR_WAYS);
/** Returns the colours some steps later, for the background of another shot. */
const groundAfter = (colourWay: ColourWay, turn: number): ColourWay =>
  GROUNDS[(GROUNDS.indexOf(colourWay) + turn) % GROUNDS.length] ?? colourWay;

/** Draws an object in a studio, 4:5 as cards show it, with a light from the upper left and a shadow on the floor. */
export function drawPicture(name: DrawingName, { width, move, turn }: Shot = SHOTS[0]): string {
  const { draw, way: wayName, floor = 786 }: DrawnObject = OBJECTS[name];
  const colourWay: ColourWay = COLOUR_WAYS[wayName];
  const ground = groundAfter(colourWay, turn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.25}" viewBox="0 0 800 1000">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0.64" stop-color="${ground.cell}"/><stop offset="0.74" stop-color="${ground.ground}"/></linearGradient>
<radialGradient id="light" cx="0.28" cy="0.18" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity="0.16"/></radialGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="${INK}" stop-opacity="0.4"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="800" height="1000" fill="url(#wall)"/>
<rect width="800" height="1000" fill="url(#light)"/>
<g transform="${move}">
<ellipse cx="400" cy="${floor}" rx="320" ry="36" fill="url(#shadow)"/>
${draw(colourWay)}
</g>
<rect width="800" height="1000" fill="url(#light)" opacity="0.35"/>
</svg>`;
}

/** Returns the photos of an object as SVG, the whole object first. */
export function drawShots(name: DrawingName): string[] {
  const shots = EXTRA_PICTURES.some((one) => one === name) ? SHOTS.slice(0, 1) : SHOTS;
  return shots.map((shot) => drawPicture(name, shot));
}
