import { campus } from '@campushive/campus-ghana';
import { DAY, HOUR, toMinor, USUAL_AVAILABILITY } from '@campushive/contract';
import { createHash } from 'node:crypto';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Engine } from './engine.js';

/** Start of every run. */
export const BEGINNING = new Date('2026-09-07T08:00:00.000Z');

const STUDENTS = 6;
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `00000000-0000-7000-8000-${hex.slice(0, 12)}`;
};
/** University of all students. */
export const universityId = campus.institutions[0]?.id ?? '';
const viewer = (name: string, role: Viewer['role']): Viewer => ({
  userId: idOf(name),
  sessionId: idOf(`session of ${name}`),
  role,
  universityId,
  isVerified: true,
});

export const people = {
  students: Array.from({ length: STUDENTS }, (_, at) => viewer(`student ${at}`, 'student')),
  moderator: viewer('moderator', 'moderator'),
  admin: viewer('admin', 'admin'),
};

const at = (later: number) => new Date(BEGINNING.getTime() + later).toISOString();

const ERRAND = { from: 'The market', to: 'The hall' };

/** Inserts the students, their listings, their payout accounts, and two conversations, as rows that the product would have written. */
export async function fill(engine: Engine): Promise<void> {
  for (const [place, { userId, role }] of [...people.students, people.moderator, people.admin].entries()) {
    await engine.rows(
      `insert into users (id, name, email, canonical_email, password_hash, university_id, role, student_proved_at, created_at, updated_at)
       values ($1, $2, $3, $3, 'none', $4, $5, $6, $6, $6)`,
      [userId, `Student ${place}`, `student${place}@example.edu`, universityId, role, at(-DAY)],
    );
  }
  for (const { userId } of people.students.slice(0, 4)) {
    await engine.rows(
      `insert into payout_accounts (user_id, network, phone, name, created_at, updated_at) values ($1, 'mtn', $2, 'Student', $3, $3)`,
      [userId, `0241${userId.slice(-6).replace(/\D/g, '7')}`, at(-DAY)],
    );
  }
  const listings: readonly {
    seller: number;
    hive: string;
    price: number;
    details: object;
    assigned?: number;
    spare?: boolean;
  }[] = [
    ...[0, 1, 2, 3].map((seller) => ({ seller, hive: 'essentials', price: 40 + 25 * seller, details: {} })),
    {
      seller: 0,
      hive: 'buzz',
      price: 30,
      details: {
        eventDate: at(6 * HOUR),
        eventEndDate: at(6 * DAY),
        location: 'Hall',
        organizer: 'Hall',
        eventType: 'workshop',
        admission: 'paid',
        capacity: 2,
      },
    },
    { seller: 1, hive: 'academia', price: 50, details: { duration: 60, location: 'Library' } },
    {
      seller: 2,
      hive: 'sidehustle',
      price: 650,
      details: { applicationDeadline: at(20 * DAY) },
      assigned: 3,
    },
    { seller: 3, hive: 'logistics', price: 15, details: ERRAND, assigned: 1 },
    { seller: 1, hive: 'logistics', price: 25, details: ERRAND, assigned: 4 },
    // Sold in bundles only, so that the draws of single purchases are the same as without them.
    ...[0, 0, 1, 1, 2].map((seller) => ({ seller, hive: 'essentials', price: 12, details: {}, spare: true })),
  ];
  for (const [place, { seller, hive, price, details, assigned, spare = false }] of listings.entries()) {
    await engine.rows(
      `insert into listings (id, hive, poster_id, university_id, title, description, price_minor, status, details, photos,
         assigned_to_id, starts_at, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '', $6, $7, $8, '[]', $9, $10, $11, $12, $12)`,
      [
        idOf(`listing ${place}`),
        hive,
        people.students[seller]?.userId,
        universityId,
        `${spare ? 'Spare' : 'Listing'} ${place}`,
        toMinor(price, campus.currency),
        assigned === undefined ? 'active' : 'assigned',
        JSON.stringify(details),
        assigned === undefined ? null : people.students[assigned]?.userId,
        hive === 'buzz' ? at(6 * HOUR) : null,
        hive === 'buzz' ? at(6 * DAY) : null,
        at(-DAY),
      ],
    );
  }
  await engine.rows(
    `insert into availabilities (listing_id, tutor_id, weekly, days_off, extra_hours, break_minutes, notice_hours, created_at, updated_at)
     select id, poster_id, $1, '[]', '[]', 0, 0, $2, $2 from listings where hive = 'academia'`,
    [JSON.stringify(USUAL_AVAILABILITY.weekly), at(-DAY)],
  );
  for (const [one, other] of [
    [0, 1],
    [2, 3],
  ] as const) {
    const pair = [people.students[one], people.students[other]].map((user) => user?.userId ?? '').sort();
    const id = idOf(`conversation ${one}`);
    await engine.rows(
      `insert into conversations (id, first_user_id, second_user_id, opened_by_id, created_at, updated_at) values ($1, $2, $3, $2, $4, $4)`,
      [id, ...pair, at(-DAY)],
    );
    for (const userId of pair)
      await engine.rows(
        `insert into participations (conversation_id, user_id, updated_at) values ($1, $2, $3)`,
        [id, userId, at(-DAY)],
      );
  }
}
