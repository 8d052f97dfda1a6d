import * as z from 'zod/mini';
import { id, text, word, type DeepReadonly, url, latitude, longitude } from './schema-parts.js';

const domain = z
  .string()
  .check(
    z.regex(
      /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
      'must be what follows the @ of an address, in lower case, such as students.example.edu',
    ),
  );

/** A named, well-lit, public place where two students can meet. */
const meetupSpot = z.strictObject({ id, name: word });
/** A public place of a campus where students can meet, as its definition lists it. `id` is unique within the institution. */
export type MeetupSpot = DeepReadonly<z.infer<typeof meetupSpot>>;

/** Landscapes that a drawing of a campus can show. */
const LANDS = ['city', 'coast', 'forest', 'hills', 'savannah'] as const;

/** Buildings that a drawing of a campus may show. */
export const LANDMARKS = ['tower', 'dome', 'arch', 'hall', 'library', 'spire', 'block', 'gate'] as const;

/** A hall of residence or hostel. Ids are unique across all institutions. */
const hall = z.strictObject({ id, name: word });
/** A hall of residence or hostel of an institution. `id` is unique across all institutions of a campus. */
export type Hall = DeepReadonly<z.infer<typeof hall>>;

/** The schema of a university in a campus definition. */
export const institution = z.strictObject({
  id,
  /** The full name, as registration sends it. */
  name: word,
  /** The short name that people use. */
  displayName: word,
  kind: z.enum(['public', 'private']),
  /** The town. */
  location: word,
  /** The landscape that its drawing shows. */
  land: z.enum(LANDS),
  /** A landmark that makes the drawing unique. */
  landmark: z.optional(z.enum(LANDMARKS)),
  established: z.number(),
  website: url,
  /** Accepted domains. The first one is shown as the suffix at registration. */
  emailDomains: z.tuple([domain], domain),
  /** Domains of its staff and lecturers, who cannot sign up: none of `emailDomains`. Default: none are known. */
  staffDomains: z.optional(z.array(domain)),
  /** Ids that older links use. */
  aliases: z.array(word),
  latitude,
  longitude,
  /** A sentence about the institution. */
  about: text,
  /** Its fields of study. Default: not shown. */
  programs: z.optional(text),
  faculties: z.array(word),
  /** None, or at least five. Without any, students name their own meeting places. */
  meetupSpots: z
    .array(meetupSpot)
    .check(z.refine((spots) => spots.length === 0 || spots.length >= 5, 'needs five meet-up spots or none')),
  /** Halls and hostels that a student or a listing may name, in display order. Default: none. */
  halls: z.optional(z.array(hall)),
});
/** A university in a campus definition, with its email domains, its coordinates in degrees and its meet-up spots. */
export type Institution = DeepReadonly<z.infer<typeof institution>>;
