import type { OwnHive } from '@campushive/contract/campus-schema';
import { campus as ghana } from '@campushive/campus-ghana';
import { isHive, type BuiltInHive, type Listing, type PortfolioPicture, hiveOf } from '@campushive/contract';
import { idOf, aStudent, toPerson, aPhoto, ago } from './fixtures.js';

/** Packages of a designer's service. */
export const PACKAGES = [
  { id: idOf(9001), name: 'Basic', includes: 'One logo, in two colours.', price: 60, days: 2 },
  {
    id: idOf(9002),
    name: 'Standard',
    includes: 'Three logos to choose from, and one poster.',
    price: 120,
    days: 4,
  },
  {
    id: idOf(9003),
    name: 'Premium',
    includes: 'Three logos, three posters and all files to edit them yourself.',
    price: 250,
    days: 7,
  },
] as const satisfies NonNullable<NonNullable<Listing['sidehustleDetails']>['packages']>;

const DETAILS: { [H in BuiltInHive]: NonNullable<Listing[`${H}Details`]> } = {
  essentials: {
    condition: 'like-new',
    brand: 'HP',
    purchaseDate: '2025-05-06T00:00:00.000Z',
    itemCategory: 'Laptops',
    pickupLocation: 'Balme Library',
    courseCode: null,
    acceptsOffers: true,
    photos: [],
  },
  academia: { duration: 90, location: 'Great Hall', courseCode: null, acceptsOffers: true },
  logistics: { from: 'Night Market', to: 'Volta Hall', specialInstructions: 'Handle with care.' },
  buzz: {
    eventDate: '2026-12-04T18:00:00.000Z',
    eventEndDate: null,
    location: 'Great Hall',
    organizer: 'SRC',
    eventType: 'party',
    admission: 'free',
    capacity: 200,
    ticketKinds: null,
    registrationLink: null,
    isItem13: true,
  },
  archive: {
    courseCode: null,
    fileUrl: 'https://drive.example/notes',
    file: null,
    downloads: 12,
    mayShare: true,
    opinions: null,
  },
  sidehustle: {
    applicationDeadline: '2026-12-01T00:00:00.000Z',
    serviceKind: 'technical',
    packages: null,
    maxOpenOrders: null,
  },
};

/** Returns an active listing of `aStudent(1)` with a photo. `change` replaces fields; its hive decides the details. */
export function aListing(n: number, change: Partial<Listing> = {}): Listing {
  const hive = change.hiveTypeId ?? 'essentials';
  const titles = [
    'HP EliteBook 840 G6, 16 GB, charger included',
    'Rice cooker 1.8 L',
    'Desk lamp with USB',
    'Casio fx-991ES Plus',
  ];
  const poster = aStudent(1);
  const { title, icon, description } = hiveOf(ghana, hive);
  return {
    id: idOf(1000 + n),
    title: titles[n % titles.length] ?? 'Laptop',
    description: 'Used for one year with care. Pick-up any day after lectures.',
    price: [2450, 180, 45, 120][n % 4] ?? 100,
    status: 'active',
    hiveType: { id: hive, name: title, icon, description },
    hiveTypeId: hive,
    postedById: poster.id,
    postedBy: toPerson(poster),
    universityId: poster.universityId,
    assignedToId: null,
    photos: [aPhoto(n)],
    ...(isHive(hive) && { [`${hive}Details`]: DETAILS[hive] }),
    createdAt: ago(12 + n * 47),
    updatedAt: ago(12 + n * 47),
    expiresAt: '2027-01-10T12:00:00.000Z',
    ...change,
  };
}

/** Portfolio picture. */
export const aPicture = (n: number, change: Partial<PortfolioPicture> = {}): PortfolioPicture => {
  const photo = aPhoto(n);
  const captions = ['A logo for our hall week', 'Poster of the freshers’ fair', 'Cover of a class yearbook'];
  return {
    id: idOf(9100 + n),
    photo: { ...photo, id: idOf(9100 + n) },
    caption: captions[n % 3] ?? '',
    ...change,
  };
};

/** Returns the service of `aStudent(1)` in three packages. */
export const aService = (n: number, change: Partial<Listing> = {}): Listing =>
  aListing(n, {
    hiveTypeId: 'sidehustle',
    title: 'Logos and posters for your event',
    description: 'I design for halls, clubs and small businesses. Send me your colours and what it is for.',
    price: 60,
    sidehustleDetails: {
      applicationDeadline: null,
      serviceKind: 'creative',
      packages: [...PACKAGES],
      maxOpenOrders: 3,
    },
    ...change,
  });

/** Hive that a campus defines, with a field of every type. */
export const ROOMS: OwnHive = {
  name: 'rooms',
  title: 'Rooms',
  titles: { fr: 'Chambres', es: 'Habitaciones' },
  description: 'Find a shared room or a hostel near campus',
  descriptions: {
    fr: 'Trouver une chambre ou un foyer près du campus',
    es: 'Encuentra una habitación o una residencia cerca del campus',
  },
  icon: 'house',
  colour: 'logistics',
  sale: 'purchase',
  per: { en: 'per month', fr: 'par mois', es: 'al mes' },
  fields: [
    {
      id: 'kind',
      label: { en: 'Kind of room', fr: 'Type de chambre', es: 'Tipo de habitación' },
      kind: 'choice',
      required: true,
      onCard: true,
      choices: [
        { id: 'shared', label: { en: 'Shared room', fr: 'Chambre partagée', es: 'Habitación compartida' } },
        {
          id: 'single',
          label: { en: 'Single room', fr: 'Chambre individuelle', es: 'Habitación individual' },
        },
      ],
    },
    {
      id: 'where',
      label: { en: 'Where', fr: 'Lieu', es: 'Lugar' },
      kind: 'place',
      required: true,
      onCard: true,
    },
    {
      id: 'freeFrom',
      label: { en: 'Free from', fr: 'Libre à partir du', es: 'Libre desde el' },
      kind: 'date',
      required: true,
    },
    {
      id: 'sharedBy',
      label: { en: 'Shared by', fr: 'Partagée par', es: 'Compartida por' },
      kind: 'number',
      unit: { en: 'people', fr: 'personnes', es: 'personas' },
      min: 1,
      max: 12,
    },
    { id: 'furnished', label: { en: 'Furnished', fr: 'Meublée', es: 'Amueblada' }, kind: 'switch' },
    { id: 'landlord', label: { en: 'Landlord', fr: 'Propriétaire', es: 'Propietario' }, kind: 'text' },
    {
      id: 'rules',
      label: { en: 'House rules', fr: 'Règles de la maison', es: 'Normas de la casa' },
      kind: 'long-text',
      hint: {
        en: 'Visitors, cooking, quiet hours.',
        fr: 'Visites, cuisine, heures calmes.',
        es: 'Visitas, cocina, horas de silencio.',
      },
    },
  ],
};

/** Returns the listing in `ROOMS`. */
export const aRoom = (n: number, change: Partial<Listing> = {}): Listing =>
  aListing(n, {
    hiveTypeId: ROOMS.name,
    hiveType: { id: ROOMS.name, name: ROOMS.title, icon: ROOMS.icon, description: ROOMS.description },
    title: n % 2 === 0 ? 'Place in a two-bedroom flat, Ayeduase' : 'Single room behind the market',
    price: 450 + n * 80,
    photos: [],
    ownDetails: {
      kind: n % 2 === 0 ? 'shared' : 'single',
      where: n % 2 === 0 ? 'Ayeduase New Site' : 'Kotei market',
      freeFrom: '2027-01-15',
      sharedBy: n % 2 === 0 ? 2 : null,
      furnished: true,
      landlord: null,
      rules: 'No parties on weekdays. Visitors leave at ten.',
    },
    ...change,
  });
