import { DAY, HOUR, type ADMISSIONS, type EVENT_TYPES } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Chance } from '../chance.js';
import type { Setting, Sketch } from './sketch.js';

type EventType = (typeof EVENT_TYPES)[number];

interface Happening {
  readonly name: string;
  readonly type: EventType;
  readonly organizer: string;
  /** Cedis; 0 is free, null by donation. */
  readonly price: number | null;
  readonly says: string;
  /** Hour of the day, UTC, which is Ghana's time. */
  readonly hour: number;
  /** Refreshments, as campus calls them. */
  readonly isItem13?: true;
}

const happening = (
  name: string,
  type: EventType,
  organizer: string,
  price: number | null,
  hour: number,
  says: string,
  isItem13?: true,
): Happening => ({ name, type, organizer, price, hour, says, ...(isItem13 && { isItem13 }) });

const HAPPENINGS: readonly Happening[] = [
  happening(
    'Hall Week Jollof Night',
    'party',
    'JCR Entertainment',
    40,
    19,
    'Three pots, one winner, and you vote. Live band until midnight.',
    true,
  ),
  happening(
    'Freshers Akwaaba Party',
    'party',
    'SRC',
    30,
    20,
    'Meet your year. Two DJs, photo corner, student ID at the gate.',
  ),
  happening(
    'Silent Disco',
    'party',
    'Students Entertainment Board',
    50,
    20,
    'Three channels, three colours: highlife, afrobeats, amapiano.',
  ),
  happening(
    'Python for Beginners Workshop',
    'workshop',
    'Google Developer Group',
    0,
    14,
    'Bring a laptop. You leave with a small program of your own.',
    true,
  ),
  happening(
    'CV and LinkedIn Clinic',
    'workshop',
    'Career Services',
    0,
    10,
    'Recruiters read your CV with you, fifteen minutes each.',
  ),
  happening(
    'Canva and Flyer Design Day',
    'workshop',
    'Communication Students Association',
    20,
    11,
    'From blank page to flyer in one morning.',
  ),
  happening(
    'Photography Walk',
    'workshop',
    'Photography Club',
    15,
    15,
    'Phones are welcome. We walk, shoot and look at the pictures together.',
  ),
  happening(
    'Sign Language Afternoon',
    'workshop',
    'Inclusion Club',
    0,
    15,
    'Learn to greet, introduce yourself and order kelewele.',
  ),
  happening(
    'Start-up Pitch Night',
    'conference',
    'Entrepreneurs Society',
    20,
    17,
    'Eight teams, five minutes each, one cheque for the winner.',
    true,
  ),
  happening(
    'Women in Engineering Forum',
    'conference',
    'WiE Student Branch',
    0,
    9,
    'Four engineers tell how they got there. Mentoring tables afterwards.',
    true,
  ),
  happening(
    'Climate and Energy Conference',
    'conference',
    'Energy Club',
    25,
    9,
    'Talks on solar, cocoa and coast lines. Certificate included.',
    true,
  ),
  happening('TEDx Student Evening', 'conference', 'TEDx Team', 60, 16, 'Nine speakers on one word: home.'),
  happening(
    'Seminar on Scholarships Abroad',
    'seminar',
    'International Programmes Office',
    0,
    13,
    'How to apply, when to begin, and what a good motivation letter says.',
  ),
  happening(
    'Mental Health Talk',
    'seminar',
    'Counselling Centre',
    0,
    16,
    'An hour about exam stress, with tea. Nothing leaves the room.',
    true,
  ),
  happening(
    'Money Talk: Save as a Student',
    'seminar',
    'Economics Students Association',
    0,
    15,
    'T-bills, susu and how not to lose it to a betting app.',
  ),
  happening(
    'Inter-Hall Football Final',
    'sports',
    'Sports Directorate',
    0,
    15,
    'Come early: the stands were full last year.',
  ),
  happening(
    'Campus 10K Fun Run',
    'sports',
    'Athletics Club',
    25,
    6,
    'Number, water and medal included. Walkers are welcome.',
  ),
  happening(
    'Basketball Three on Three',
    'sports',
    'Basketball Club',
    10,
    16,
    'Bring a team or find one at the court.',
  ),
  happening(
    'Morning Aerobics',
    'sports',
    'Fitness Club',
    null,
    6,
    'One hour, loud music, all levels. Give what you can for the new speakers.',
  ),
  happening(
    'Chess Open',
    'sports',
    'Chess Club',
    10,
    10,
    'Seven rounds Swiss, fifteen minutes each. Boards are there.',
  ),
  happening(
    'Kente and Culture Day',
    'cultural',
    'Ghana Studies Society',
    0,
    11,
    'Drumming, weaving and the fashion parade of ten regions.',
    true,
  ),
  happening(
    'Poetry and Palm Wine',
    'cultural',
    'Writers Club',
    20,
    18,
    'Open microphone. Twi, Ewe, Ga, Dagbani, English: all of it.',
  ),
  happening(
    'Choir Concert',
    'cultural',
    'University Choir',
    null,
    17,
    'Ephraim Amu to Handel. The collection goes to the children ward.',
  ),
  happening(
    'Film Night: Ghanaian Classics',
    'cultural',
    'Film Society',
    15,
    19,
    'Under the sky. Bring a mat, popcorn is on us.',
  ),
  happening(
    'Past Questions Marathon',
    'academic',
    'Academic Board of the SRC',
    0,
    18,
    'Tutors in every corner until ten at night.',
    true,
  ),
  happening(
    'Moot Court Final',
    'academic',
    'Law Students Union',
    0,
    14,
    'A real judge presides. Dress formally.',
  ),
  happening(
    'Blood Donation Day',
    'other',
    'Red Cross Student Chapter',
    0,
    9,
    'Half an hour that saves three people. Eat before you come.',
    true,
  ),
  happening(
    'Clean-up and Tree Planting',
    'other',
    'Green Club',
    0,
    7,
    'Gloves and seedlings are there. We plant two hundred trees.',
  ),
];

const EDITIONS = 4;

/** Duration in hours by kind of event; kinds without an entry have no end. */
const HOURS: Partial<Record<EventType, number>> = {
  party: 5,
  cultural: 4,
  sports: 3,
  workshop: 3,
  seminar: 2,
  conference: 8,
};

/** Returns the end date field of an event of a kind; empty without a duration. */
export const endsAfter = (type: EventType, begins: Date) => {
  const hours = HOURS[type];
  return hours === undefined ? {} : { eventEndDate: later(begins, hours * HOUR).toISOString() };
};

function write(event: Happening, { chance, places, campus, now }: Setting) {
  const { name, type, organizer, price, says, hour } = event;
  const location = venueFor(type, places.spots, campus, chance);
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const eventDate = later(midnight, chance.between(4, 58) * DAY + hour * HOUR);
  const admission: (typeof ADMISSIONS)[number] = price === null ? 'donation' : price === 0 ? 'free' : 'paid';
  return {
    hive: 'buzz',
    title: name,
    description: `${says} We meet at ${location}.`,
    price: price === 0 ? null : price,
    details: {
      eventDate: eventDate.toISOString(),
      ...endsAfter(type, eventDate),
      location,
      organizer: `${organizer}, ${campus}`,
      eventType: type,
      admission,
      isItem13: event.isItem13 ?? false,
      ...(chance.next() < 0.7 && { capacity: chance.pick([40, 60, 100, 150, 250, 400]) }),
    },
  } as const;
}

/** Picks a fitting venue: no dance in a library, and no football in an auditorium. */
function venueFor(type: EventType, spots: readonly string[], campus: string, chance: Chance): string {
  if (type === 'sports') return `${campus} sports field`;
  const loud = type === 'party' || type === 'cultural';
  const fitting = loud ? spots.filter((spot) => !/Library|Studio/.test(spot)) : spots;
  return chance.pick(fitting.length > 0 ? fitting : [`${campus} forecourt`]);
}

/** Happenings at four universities each. */
export const buzz: readonly Sketch[] = HAPPENINGS.flatMap((event) =>
  Array.from({ length: EDITIONS }, (): Sketch => (setting) => write(event, setting)),
);
