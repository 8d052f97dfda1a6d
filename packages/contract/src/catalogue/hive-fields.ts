import * as z from 'zod/mini';
import { ADMISSIONS, CONDITIONS, EVENT_TYPES, HIVE_NAMES, type BuiltInHive } from './hives.js';
import {
  MAX_DESCRIPTION,
  MAX_KIND_NAME,
  MAX_PACKAGES,
  MAX_OPEN_ORDERS,
  MAX_PACKAGE_DAYS,
  MAX_PACKAGE_TEXT,
  MAX_PHOTOS,
  MAX_SHORT_TEXT,
  MAX_TICKET_KINDS,
  MAX_TITLE,
} from '../limits.js';
import { opinions, studyFile } from '../entities/catalogue/study-file.js';
import {
  dayInput,
  id,
  line,
  majorUnits,
  namedPrice,
  optionalCourseCode,
  optionalText,
  priceInput,
  requiredPrice,
  text,
  webAddress,
  whenInput,
  wholeNumber,
} from '../schema.js';
import { wrong } from '../fields/field-errors.js';
import { SERVICE_KINDS } from './services.js';

/** A hive in a response: a built-in one or the campus's own. `GET /hives/types` lists them. */
export const hiveName = z.string();

/** Returns a hive in an input: a built-in one or one of `own`. Default: built-in hives only. */
export const hiveChoice = (own: readonly string[] = []) => z.enum<readonly string[]>([...HIVE_NAMES, ...own]);

const title = line(MAX_TITLE);
const description = text(MAX_DESCRIPTION);
const place = line(MAX_SHORT_TEXT);
/** Price of an item, a lesson, an errand or a gig. Giving it away requires an explicit choice. */
const price = requiredPrice;
/** Price of an event. Left out where attendees pay at the door. */
const ticketPrice = z.optional(priceInput);
/** True if buyers can offer another price. Default: true. */
const acceptsOffers = z.optional(z.nullable(z.boolean()));
/** A kind that the poster confirmed. Left out where the kind is derived from the text. */
const kind = z.optional(z.nullable(optionalText(MAX_SHORT_TEXT)));
/** The course of study material, a tutor or a textbook. */
const courseCode = z.optional(z.nullable(optionalCourseCode));
/** Ids or URLs of the poster's own uploads, in display order. */
const photos = z.optional(
  z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MAX_PHOTOS, wrong('too_many_photos'))),
);

/** Id of a hall of the poster's university. Null names none. */
const hallId = z.optional(z.nullable(line(MAX_SHORT_TEXT)));

/** Fields of listings in all hives. Study material alone has no hall. */
export const SHARED_FIELDS = { title, description, hallId, photos };

const MAX_SEATS = 100_000;
/** An organiser's input for a kind of tickets. An existing kind is identified by its id. */
const kindInput = z.strictObject({
  id: z.optional(z.nullable(id)),
  name: line(MAX_KIND_NAME),
  price,
  quota: wholeNumber(1, MAX_SEATS),
  lastDay: z.optional(z.nullable(dayInput)),
});

/** A kind of tickets, as shown publicly. */
export const ticketKind = z.object({
  id: z.string(),
  name: z.string(),
  price: majorUnits,
  /** Number of tickets of this kind. */
  quota: z.number(),
  /** Last day of sale, by the campus's clock. Null for as long as the event sells tickets. */
  lastDay: z.nullable(z.string()),
});
/** A kind of tickets as shown publicly. The price is in major units. */
export type TicketKindShown = z.infer<typeof ticketKind>;

/** A student's input for a package of their service. An existing package is identified by its id. */
const packageInput = z.strictObject({
  id: z.optional(z.nullable(id)),
  name: line(MAX_KIND_NAME),
  /** Description of what the package includes. */
  includes: text(MAX_PACKAGE_TEXT),
  price: namedPrice.check(z.refine((value) => value !== null, wrong('required'))),
  /** Number of days within which the work is done. */
  days: wholeNumber(1, MAX_PACKAGE_DAYS),
});

/** A package of a service, as shown publicly. */
export const servicePackage = z.object({
  id: z.string(),
  name: z.string(),
  includes: z.string(),
  price: majorUnits,
  days: z.number(),
});
/** A package of a service as shown publicly. The price is in major units, and the duration in days. */
export type ServicePackageShown = z.infer<typeof servicePackage>;

/** Input fields of each built-in hive. The same schema checks the form and the request. */
export const HIVE_FIELDS = {
  essentials: {
    title,
    description,
    price,
    condition: z.enum(CONDITIONS),
    pickupLocation: place,
    brand: z.optional(z.nullable(optionalText(MAX_SHORT_TEXT))),
    purchaseDate: z.optional(z.nullable(whenInput)),
    itemCategory: z.optional(z.nullable(optionalText(MAX_SHORT_TEXT))),
    courseCode,
    acceptsOffers,
    kind,
    hallId,
    photos,
  },
  academia: {
    title,
    description,
    price,
    duration: wholeNumber(15, 600),
    location: place,
    courseCode,
    acceptsOffers,
    kind,
    hallId,
    photos,
  },
  logistics: {
    title,
    price,
    /** Pick-up and drop-off: places of the campus or the town, in the poster's words. */
    from: z.optional(z.nullable(optionalText(MAX_SHORT_TEXT))),
    to: z.optional(z.nullable(optionalText(MAX_SHORT_TEXT))),
    specialInstructions: z.optional(z.nullable(optionalText(MAX_DESCRIPTION))),
    kind,
    hallId,
    photos,
  },
  buzz: {
    title,
    description,
    price: ticketPrice,
    eventDate: whenInput,
    /** After the start, within a week of it. */
    eventEndDate: z.optional(z.nullable(whenInput)),
    location: place,
    organizer: place,
    eventType: z.enum(EVENT_TYPES),
    admission: z.enum(ADMISSIONS),
    capacity: z.optional(z.nullable(wholeNumber(1, MAX_SEATS))),
    /** Kinds of tickets of a paid event, instead of one price. They determine the price in lists, and the capacity. */
    ticketKinds: z.optional(
      z.nullable(
        z.array(kindInput).check(z.maxLength(MAX_TICKET_KINDS, wrong('too_many', { max: MAX_TICKET_KINDS }))),
      ),
    ),
    registrationLink: z.optional(z.nullable(webAddress)),
    isItem13: z.optional(z.boolean()),
    kind,
    hallId,
    photos,
  },
  archive: {
    title,
    description,
    courseCode,
    fileUrl: z.optional(z.nullable(webAddress)),
    /** Id of the poster's own upload, which takes precedence over the link. */
    fileId: z.optional(z.nullable(id)),
    /** Statement that the poster wrote the material or has permission to share it. Required to publish. */
    mayShare: z.optional(z.nullable(z.boolean())),
    kind,
    photos,
  },
  sidehustle: {
    title,
    description,
    /** Price of a task. */
    price: z.optional(price),
    /** The filter chip of Find Services that the listing belongs to. */
    serviceKind: z.optional(z.nullable(z.enum(SERVICE_KINDS))),
    /** Deadline of a task. Services have none. */
    applicationDeadline: z.optional(z.nullable(whenInput)),
    /** Packages make the listing a service by its poster instead of a task. Its price is the lowest package price. */
    packages: z.optional(
      z.nullable(
        z.array(packageInput).check(z.maxLength(MAX_PACKAGES, wrong('too_many', { max: MAX_PACKAGES }))),
      ),
    ),
    /** Maximum number of open orders of a service. */
    maxOpenOrders: z.optional(z.nullable(wholeNumber(1, MAX_OPEN_ORDERS))),
    kind,
    hallId,
    photos,
  },
} as const satisfies Record<BuiltInHive, object>;

/** Hive-specific fields of a listing in responses, under the key `{hive}Details`. */
export const HIVE_DETAILS = {
  essentials: z.object({
    condition: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    purchaseDate: z.nullable(z.string()),
    itemCategory: z.nullable(z.string()),
    pickupLocation: z.nullable(z.string()),
    courseCode: z.nullable(z.string()),
    /** False where the seller accepts the listed price only. */
    acceptsOffers: z.nullable(z.boolean()),
    /** URLs of each photo's largest JPEG, for clients without support for variants. */
    photos: z.array(z.string()),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
  academia: z.object({
    duration: z.nullable(z.number()),
    location: z.nullable(z.string()),
    courseCode: z.nullable(z.string()),
    acceptsOffers: z.nullable(z.boolean()),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
  logistics: z.object({
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    specialInstructions: z.nullable(z.string()),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
  buzz: z.object({
    eventDate: z.nullable(z.string()),
    /** Null where the organiser names no end. */
    eventEndDate: z.nullable(z.string()),
    location: z.nullable(z.string()),
    organizer: z.nullable(z.string()),
    eventType: z.nullable(z.string()),
    admission: z.nullable(z.string()),
    /** Capacity. With kinds of tickets, the sum over all kinds. */
    capacity: z.nullable(z.number()),
    /** Null where tickets have one price, or none. Otherwise `price` is the lowest price above 0. */
    ticketKinds: z.nullable(z.array(ticketKind)),
    registrationLink: z.nullable(z.string()),
    isItem13: z.nullable(z.boolean()),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
  archive: z.object({
    courseCode: z.nullable(z.string()),
    fileUrl: z.nullable(z.string()),
    file: z.nullable(studyFile),
    /** Number of students who downloaded the material. Null before the first. */
    downloads: z.nullable(z.number()),
    /** The poster's statement that they wrote the material or have permission to share it. Null where they were never asked. */
    mayShare: z.nullable(z.boolean()),
    /** Opinions of students who downloaded the material. Null while fewer than three have answered. */
    opinions: z.nullable(opinions),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
  sidehustle: z.object({
    applicationDeadline: z.nullable(z.string()),
    serviceKind: z.nullable(z.enum(SERVICE_KINDS)),
    /** Packages of a service, in the poster's order. Null for a task. `price` is the lowest of them. */
    packages: z.nullable(z.array(servicePackage)),
    /** Maximum number of open orders of a service. Null for a task. */
    maxOpenOrders: z.nullable(z.number()),
    /** The kind that the poster confirmed. */
    kind: z.optional(z.nullable(z.string())),
  }),
} as const satisfies Record<BuiltInHive, object>;
