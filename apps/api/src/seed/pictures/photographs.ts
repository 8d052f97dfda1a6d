/** Photographs of goods, rooms and found things, by name: one to three angles of the same thing, as files in the campus's `pictures` folder. */
export const PHOTOGRAPHS = {
  laptop: ['laptop-1', 'laptop-2'],
  laptopDark: ['laptop-dark-1'],
  laptopGold: ['laptop-gold-1'],
  phone: ['phone-1'],
  phoneWhole: ['phone-whole-1'],
  riceCooker: ['ricecooker-1', 'ricecooker-2'],
  riceCookerRed: ['ricecooker-red-1'],
  hotPlate: ['hotplate-1'],
  microwave: ['microwave-1'],
  gasCylinder: ['gas-1'],
  kettle: ['kettle-1'],
  fan: ['fan-1', 'fan-2', 'fan-3'],
  fanWhite: ['fan-white-1'],
  mattress: ['mattress-1'],
  lamp: ['desklamp-1'],
  books: ['books-1', 'books-2'],
  calculator: ['calculator-1'],
  backpack: ['backpack-1'],
  headphones: ['headphones-1'],
  fridge: ['fridge-1', 'fridge-2'],
  fridgeWhite: ['fridge-white-1'],
  iron: ['iron-1'],
  buckets: ['buckets-1'],
  table: ['desk-1'],
  powerBank: ['powerbank-1'],
  speaker: ['speaker-1'],
  roomShared: ['room-shared-1', 'room-shared-2'],
  roomSingle: ['room-single-1', 'room-single-2'],
  roomChamber: ['room-chamber-1', 'room-chamber-2'],
  roomBed: ['room-bed-1', 'room-bed-2'],
  foundCard: ['idcard-1'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type PhotographName = keyof typeof PHOTOGRAPHS;
export const PHOTOGRAPH_NAMES = Object.keys(PHOTOGRAPHS).filter(
  (name): name is PhotographName => name in PHOTOGRAPHS,
);
