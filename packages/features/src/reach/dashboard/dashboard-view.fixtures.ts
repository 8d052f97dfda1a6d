import { activityOf, type Dashboard, type Listing } from '@campushive/contract';
import { idOf, NOW } from '../../testing/fixtures.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { aNotification } from '../../testing/message-fixtures.js';

/** Photo of the laptop. */
export const [laptop] = aListing(0).photos;
/** A day of earnings. `amount`: in major units. */
const earned = (daysAgo: number, amount: number) => ({
  at: new Date(NOW.getTime() - daysAgo * 86_400_000),
  earned: amount,
  spent: 0,
});

/** Student without a photo or a hall. */
export const newcomer = {
  email: 'abena.newcomer@st.ug.edu.gh',
  university: 'University of Ghana',
  isVerified: true,
  hasPhoto: false,
  hasHall: false,
};
/** Dashboard of a student with a meet-up, sales and favourites. */
export const dashboard: Dashboard = {
  next: [
    {
      kind: 'meet',
      role: 'buyer',
      title: 'HP EliteBook 840 G6',
      photo: laptop ?? null,
      paymentId: idOf(4000),
      otherName: 'Kwame Boateng',
      amount: 2609.25,
      startsAt: null,
      place: null,
      proposed: false,
      delivery: null,
      until: '2026-11-28T12:00:00.000Z',
    },
    {
      kind: 'meet',
      role: 'seller',
      title: 'Rice cooker',
      photo: null,
      paymentId: idOf(4001),
      otherName: 'Esi Owusu',
      amount: 118.8,
      startsAt: '2026-11-21T10:00:00.000Z',
      place: 'Night Market, UG',
      proposed: false,
      delivery: null,
      until: '2026-11-28T12:00:00.000Z',
    },
    {
      kind: 'applicants',
      title: 'Carry a fridge to Legon',
      photo: null,
      hive: 'logistics',
      listingId: idOf(1000),
      count: 3,
    },
  ],
  totalEarnings: 1240.5,
  pendingEarnings: 112.8,
  completedTasks: 14,
  activeApplications: 3,
  activity: activityOf([earned(0, 120), earned(2, 45.5), earned(9, 300), earned(70, 775)], NOW),
  deadlines: [
    {
      kind: 'release',
      title: 'HP EliteBook 840 G6, 16 GB, charger included',
      at: '2026-11-27T12:00:00.000Z',
      subject: { type: 'payment', id: idOf(4000) },
    },
    {
      kind: 'task',
      title: 'Carry a fridge to Legon',
      at: '2026-11-29T12:00:00.000Z',
      subject: { type: 'listing', id: idOf(1000) },
    },
  ],
  tonight: [],
  fresh: { since: '2026-11-19T08:00:00.000Z', listings: [] },
  courses: [],
  recommended: [0, 1, 2, 3].map((n) => aListing(n)),
  recent: [0, 1, 2].map((n) => aNotification(n)),
};
/** Dashboard of the first day. */
export const nothing: Dashboard = {
  next: [],
  totalEarnings: 0,
  pendingEarnings: 0,
  completedTasks: 0,
  activeApplications: 0,
  activity: activityOf([], NOW),
  deadlines: [],
  tonight: [],
  fresh: { since: '2026-11-19T08:00:00.000Z', listings: [] },
  courses: [],
  recommended: [],
  recent: [],
};

const anEvent = aListing(7, { hiveTypeId: 'buzz', title: 'Hall Week film night', price: 0, photos: [] });
/** Event with tickets. */
export const filmNight: Listing = {
  ...anEvent,
  ...(anEvent.buzzDetails != null && {
    buzzDetails: { ...anEvent.buzzDetails, eventDate: '2026-11-20T20:00:00.000Z' },
  }),
};
