import type { OwnHive } from '@campushive/contract/campus-schema';
import { campus as ghana } from '@campushive/campus-ghana';
import {
  DEFAULT_SETTINGS,
  findUniversity,
  type Attendee,
  type DirectThread,
  type Delivery,
  type EventState,
  isHive,
  type BuiltInHive,
  type Listing,
  type Meetup,
  type Message,
  type Notification,
  type Payment,
  type StallOrder,
  type Person,
  type Photo,
  type PortfolioPicture,
  type Review,
  type Ticket,
  type User,
  hiveOf,
} from '@campushive/contract';

/** Builders of realistic data with fixed ids and dates, so that screenshots of stories stay stable. */

/** Current time in every story. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');

/** Returns the ISO time that is `minutes` before {@link NOW}. A negative number gives a later time. */
export const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

/** Returns a valid id that contains the number. */
export const idOf = (n: number): string => `01934c00-0000-7000-8000-${String(n).padStart(12, '0')}`;

const COLOURS = ['#d97b2b', '#3f7f9c', '#a8517f', '#5b8c4a'] as const;

/** Returns a photo as a data URL, so that stories need no network. */
export function aPhoto(n: number): Photo {
  const colour = COLOURS[n % COLOURS.length] ?? COLOURS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#efe8da"/><ellipse cx="200" cy="372" rx="130" ry="16" fill="#2a2117" opacity=".15"/><rect x="90" y="150" width="220" height="150" rx="14" fill="#2a2117"/><rect x="106" y="166" width="188" height="118" rx="6" fill="${colour}"/><path d="M60 312h280l-18 30H78z" fill="#2a2117"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const formats = ['avif', 'webp', 'jpeg'] as const;
  return {
    id: idOf(9000 + n),
    url,
    variants: formats.map((format) => ({ width: 640, format, url })),
    width: 640,
    height: 800,
    placeholder: null,
  };
}

/** Returns a verified student, the same for the same `n`. `change` replaces fields. */
export function aStudent(n: number, change: Partial<User> = {}): User {
  const names = ['Akosua Mensah', 'Kwame Boateng', 'Ɛsi Ɔfori', 'Yaw Darko', 'Abena Frimpong'];
  const universityId = change.universityId ?? (['ug', 'knust', 'ucc'][n % 3] as string);
  const name = names[n % names.length] ?? 'Ama Owusu';
  return {
    id: idOf(n),
    name,
    username: name.toLowerCase().split(' ')[0] ?? null,
    email: `student${n}@st.ug.edu.gh`,
    avatarUrl: null,
    profileImage: null,
    university: findUniversity(ghana, universityId)?.name ?? null,
    universityId,
    bio: null,
    rating: null,
    reviewCount: 0,
    isVerified: true,
    role: 'student',
    settings: DEFAULT_SETTINGS,
    hall: null,
    shelfName: null,
    verifiedUntil: ago(-60 * 24 * 275),
    createdAt: ago(60 * 24 * 90),
    ...change,
  };
}

/** Returns the public part of a student, as in listings and conversations. */
export const toPerson = ({ id, name, profileImage, isVerified, university }: User): Person => ({
  id,
  name,
  profileImage,
  isVerified,
  university,
});

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

/** Returns a conversation with `aStudent(n + 1)` about `aListing(n)`. The one of 0 has two unread messages. */
export function aConversation(n: number, change: Partial<DirectThread> = {}): DirectThread {
  const listing = aListing(n);
  return {
    kind: 'direct',
    id: idOf(2000 + n),
    otherParticipant: {
      ...toPerson(aStudent(n + 1)),
      presence: (['online', 'away', 'offline'] as const)[n % 3] ?? 'offline',
    },
    listing: {
      id: listing.id,
      title: listing.title,
      price: listing.price,
      agreedPrice: null,
      status: listing.status,
      hiveTypeId: listing.hiveTypeId,
      postedById: listing.postedById,
      photo: listing.photos[0] ?? null,
      acceptsOffers: true,
      order: null,
    },
    offer: null,
    conversationLastMessage: {
      kind: 'text',
      event: null,
      content: 'Is the laptop still available?',
      createdAt: ago(20 + n * 60),
      senderId: idOf(n + 1),
      unsent: false,
    },
    unreadCount: n === 0 ? 2 : 0,
    muted: false,
    archived: false,
    blocked: false,
    dealsBlocked: false,
    canWrite: true,
    createdAt: ago(300),
    updatedAt: ago(20 + n * 60),
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

/** Returns a text message of `aStudent(0)` or `aStudent(1)` by turns. `change` replaces fields. */
export function aMessage(n: number, change: Partial<Message> = {}): Message {
  const sender = aStudent(n % 2);
  return {
    id: idOf(3000 + n),
    conversationId: idOf(2000),
    // Sorts by time, including times that a story changes.
    sequence: Math.round(Date.parse(change.createdAt ?? ago(60 - n * 3)) / 1000),
    kind: 'text',
    senderId: sender.id,
    content:
      ['Is the laptop still available?', 'Yes! You can check it at Unity Hall today.', 'Perfect, 4 o’clock?'][
        n % 3
      ] ?? '',
    attachment: null,
    event: null,
    clientId: null,
    replyTo: null,
    createdAt: ago(60 - n * 3),
    unsentAt: null,
    deliveredAt: null,
    isRead: true,
    warning: null,
    messageAuthor: { name: sender.name, profileImage: null },
    ...change,
  };
}

/** Returns an order of `aStudent(0)` at the stall of `aStudent(1)`, seen by the buyer. `change` replaces fields. */
export function aStallOrder(change: Partial<StallOrder> = {}): StallOrder {
  const side = ({ id, name, profileImage }: User) => ({ id, name, profileImage });
  return {
    ...{ id: idOf(4500), number: 27, status: 'preparing', readyAt: '2026-11-20T18:20:00.000Z', lines: [] },
    ...{ place: 'Block C', hall: null, stallId: idOf(4501), stallName: 'Efua’s Waakye', stallPhoto: null },
    ...{ role: 'buyer', payment: 'held', paymentId: idOf(4000), price: 40, amount: 42.6, payout: 39.6 },
    ...{ currency: 'GHS', buyer: side(aStudent(0)), seller: side(aStudent(1)), handoverCode: '418206' },
    ...{ steps: [], isCancellable: false, createdAt: ago(10), updatedAt: ago(5) },
    ...change,
  };
}

/** Returns a held order of `aStudent(0)` from `aStudent(1)`, seen by the buyer. `change` replaces fields. */
export function aPayment(n: number, change: Partial<Payment> = {}): Payment {
  const listing = aListing(n);
  const [buyer, seller] = [aStudent(0), aStudent(1)];
  const party = ({ id, name, profileImage }: User) => ({ id, name, profileImage });
  return {
    id: idOf(4000 + n),
    reference: `cmp-${idOf(4000 + n)}`,
    paystackReference: `cmp-${idOf(4000 + n)}`,
    hiveId: listing.id,
    buyerId: buyer.id,
    sellerId: seller.id,
    role: 'buyer',
    amount: 2609.25,
    price: 2450,
    platformFee: 122.5,
    processingFee: 36.75,
    payout: 2425.5,
    currency: 'GHS',
    status: 'success',
    orderStatus: 'held',
    metadata: {
      hiveType: 'essentials',
      buyerName: buyer.name,
      hiveTitle: listing.title,
      sellerName: seller.name,
    },
    transactionHive: {
      id: listing.id,
      title: listing.title,
      status: 'sold',
      hiveTypeId: 'essentials',
      postedByUser: party(seller),
      photo: listing.photos[0] ?? null,
      place: 'In front of Balme Library',
      universityId: 'ug',
      eventDate: null,
    },
    buyer: party(buyer),
    seller: party(seller),
    item: 'listing',
    quantity: 1,
    ticketKind: null,
    package: null,
    promo: null,
    bundle: [],
    booking: null,
    meetup: null,
    delivery: null,
    milestone: null,
    completion: null,
    stallOrder: null,
    handoverCode: '481926',
    authorizationUrl: null,
    charge: null,
    channel: 'mobile_money',
    failureReason: null,
    reservedUntil: null,
    paidAt: ago(30 + n),
    work: null,
    autoReleaseAt: '2026-11-27T12:00:00.000Z',
    block: null,
    cancellableUntil: null,
    eventMovedAt: null,
    dispute: null,
    chargeback: null,
    refund: null,
    releasedAt: null,
    createdAt: ago(34 + n * 500),
    updatedAt: ago(30 + n),
    ...change,
  };
}

/** Returns the lesson in four days, paid by `aStudent(0)`. */
export const aLesson = (
  n: number,
  change: Partial<NonNullable<Payment['booking']>> = {},
  order: Partial<Payment> = {},
): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Calculus, one to one';
  return {
    ...payment,
    item: 'session',
    metadata: { ...payment.metadata, hiveType: 'academia', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'active',
      hiveTypeId: 'academia',
      place: 'Balme Library',
    },
    booking: {
      startsAt: '2026-11-24T15:00:00.000Z',
      endsAt: '2026-11-24T16:30:00.000Z',
      hours: 1.5,
      proposedStartsAt: null,
      movableUntil: '2026-11-24T11:00:00.000Z',
      ...change,
    },
    ...order,
  };
};

/** Paid gig, as its poster sees it. */
export const aGig = (n: number, change: Partial<Payment> = {}): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Type my final project';
  return {
    ...payment,
    amount: 81.2,
    price: 80,
    platformFee: 0,
    processingFee: 1.2,
    payout: 75.2,
    metadata: { ...payment.metadata, hiveType: 'sidehustle', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'assigned',
      hiveTypeId: 'sidehustle',
      place: null,
    },
    autoReleaseAt: null,
    work: {
      dueAt: '2026-11-27T12:00:00.000Z',
      cancellableFrom: '2026-11-30T12:00:00.000Z',
      refundedAt: '2026-12-27T12:00:00.000Z',
    },
    completion: { status: 'working', rounds: [], revisionsLeft: 3 },
    ...change,
  };
};

/** Returns the service package bought by `aStudent(0)` from `aStudent(1)`. */
export const aServiceOrder = (n: number, change: Partial<Payment> = {}): Payment => {
  const gig = aGig(n);
  const hiveTitle = 'Logos and posters for your event';
  const [, standard] = PACKAGES;
  return {
    ...gig,
    amount: 127.8,
    price: 120,
    platformFee: 6,
    processingFee: 1.8,
    payout: 118.8,
    work: {
      dueAt: '2026-11-24T12:00:00.000Z',
      cancellableFrom: '2026-11-27T12:00:00.000Z',
      refundedAt: '2026-12-24T12:00:00.000Z',
    },
    item: 'service',
    metadata: { ...gig.metadata, hiveTitle },
    transactionHive: { ...gig.transactionHive, title: hiveTitle, status: 'active' },
    package: {
      id: standard.id,
      name: standard.name,
      includes: standard.includes,
      days: standard.days,
      dueAt: '2026-11-24T12:00:00.000Z',
    },
    ...change,
  };
};

/** Returns the errand of `aStudent(0)` done by `aStudent(1)`, in the state of `change`. */
export const anErrand = (n: number, change: Partial<Delivery> = {}): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Bring my printed project to the hall';
  return {
    ...payment,
    amount: 40.6,
    price: 40,
    platformFee: 0,
    processingFee: 0.6,
    payout: 37.6,
    metadata: { ...payment.metadata, hiveType: 'logistics', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'assigned',
      hiveTypeId: 'logistics',
      place: null,
    },
    delivery: {
      status: 'accepted',
      from: 'Balme Library forecourt',
      to: 'Volta Hall, room 12',
      pickupCode: '730415',
      pickedUpAt: null,
      onTheWayAt: null,
      deliveredAt: null,
      photo: null,
      ...change,
    },
  };
};

/** Returns the meet-up of `aPayment`, proposed by its buyer for the next day. */
export const aMeetup = (change: Partial<Meetup> = {}): Meetup => ({
  id: idOf(4500),
  status: 'proposed',
  proposedBy: 'buyer',
  spotId: 'ug/balme-library-forecourt',
  place: 'Balme Library forecourt, UG',
  startsAt: ago(-24 * 60),
  arrived: [],
  missedBy: null,
  ...change,
});

/** Returns a review by `aStudent(n)` as a buyer, with three to five stars. `change` replaces fields. */
export function aReview(n: number, change: Partial<Review> = {}): Review {
  return {
    id: idOf(6000 + n),
    stars: 5 - (n % 3),
    text: ['Kind and on time.', 'All as described.', 'A little late, but fine.'][n % 3] ?? '',
    author: toPerson(aStudent(n)),
    authorRole: 'buyer',
    listingTitle: aListing(n).title,
    createdAt: ago(60 * 24 * (n + 1)),
    ...change,
  };
}

/** Returns a notification whose type depends on `n`. `change` replaces fields. */
export function aNotification(n: number, change: Partial<Notification> = {}): Notification {
  return {
    id: idOf(5000 + n),
    type: (['message', 'payment', 'task', 'system'] as const)[n % 4] ?? 'system',
    kind: 'message_received',
    title:
      [
        'Kwame Boateng wrote to you',
        'Paid: we’re holding your money',
        'You’ve got the job',
        'Akwaaba to CampusHive',
      ][n % 4] ?? '',
    description: 'New message',
    read: n > 2,
    subject: null,
    createdAt: ago(15 + n * 90),
    ...change,
  };
}

/** Returns a ticket for the event `aListing(0)`, not checked in. `change` replaces fields. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: idOf(6000),
    status: 'going',
    code: '7KQ2MX9RTB4C',
    checkInUrl: `https://campushive.example/dashboard/hives/buzz/${idOf(1000)}/attendees?code=7KQ2MX9RTB4C`,
    position: null,
    heldUntil: null,
    checkedInAt: null,
    paymentId: null,
    number: 1,
    of: 1,
    kind: null,
    refund: null,
    ...change,
  };
}

/** Returns the state of the event `aListing(0)`, which has places left. `change` replaces fields. */
export function anEvent(change: Partial<EventState> = {}): EventState {
  return {
    hiveId: idOf(1000),
    capacity: 200,
    going: 143,
    waiting: 0,
    placesLeft: 57,
    kinds: [],
    mine: null,
    myTickets: change.mine == null ? [] : [change.mine],
    ticketsUrl: change.mine?.status === 'going' ? 'data:application/pdf,tickets' : null,
    helpsAtDoor: false,
    calendarUrl: 'data:text/calendar,event',
    ...change,
  };
}

/** Returns an attendee of an event, not checked in. `change` replaces fields. */
export function anAttendee(n: number, change: Partial<Attendee> = {}): Attendee {
  return {
    ticketId: idOf(6100 + n),
    person: toPerson(aStudent(n)),
    status: 'going',
    paid: false,
    checkedInAt: null,
    joinedAt: ago(600 - n * 7),
    number: 1,
    of: 1,
    kind: null,
    promoCode: null,
    ...change,
  };
}

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
