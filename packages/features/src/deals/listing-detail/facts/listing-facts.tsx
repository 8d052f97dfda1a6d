import { isHive, isService, type Listing } from '@campushive/contract';
import { DescriptionList } from '@campushive/ui/description-list';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  dayParts,
  fileSize,
  hourMinute,
  longDate,
  specifiedDay,
  TextLink,
  type DateFormat,
  useClient,
  useDateFormat,
  useMessages,
} from '../../../kernel/index.js';
import { nextSlotQuery } from '../../../catalogue/parts/next-slot.queries.js';
import { catalogue as hallsCatalogue } from '../../../base/parts/halls/halls.catalogue.js';
import { useOwnFacts } from '../../../catalogue/parts/own-facts.js';
import { topicNames } from '../../../catalogue/parts/topics/topic-card.js';
import { hasLead, isLedByOwnFacts, isLedByPerson } from './lead-of.js';
import { catalogue } from '../listing-detail.catalogue.js';
import type { ListingDetailMessages } from '../listing-detail.messages.js';

type Fact = readonly [name: string, value: ReactNode];

/** Leaves out facts that are not given. */
const present = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== null && value !== undefined);

/** Checks for a long value, which is shown below its name over the full width. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 60;

/** Facts of a listing's hive, as names and values. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const halls = useMessages(hallsCatalogue);
  const dateFormat = useDateFormat();
  const topics: Readonly<Record<string, string>> = useMessages(topicNames);
  const next = useNextSlot(listing);
  const ownFacts = useOwnFacts();
  const facts = [
    ...(next === null || isLedByPerson(listing) ? [] : [[t.nextFree, next] as const]),
    ...(isHive(listing.hiveTypeId)
      ? factsOf(listing, t, topics, dateFormat)
      : ownFacts(listing)
          .filter(({ field }) => !(field.onCard && isLedByOwnFacts(listing)))
          .map(({ label, value }): Fact => [label, value])),
    // Other listings show the hall beside their campus.
    ...(listing.hall === undefined || listing.buzzDetails === undefined
      ? []
      : [[halls.hall, listing.hall.name] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="@container grid gap-3">
      <Heading level={2}>{listing.hiveTypeId === 'essentials' ? t.itemDetails : t.details}</Heading>
      <DescriptionList
        items={facts.map(([term, value]) => ({
          term,
          details: <span suppressHydrationWarning>{value}</span>,
          long: isLong(value),
        }))}
      />
    </section>
  );
}

/** Returns a tutor's next free time in campus time; null when it is unknown. */
export function useNextSlot({ id, academiaDetails, status }: Listing): string | null {
  const client = useClient();
  const dateFormat = useDateFormat();
  const enabled = academiaDetails !== undefined && status === 'active';
  const { data = null } = useQuery({ ...nextSlotQuery(client, id), enabled });
  if (data === null) return null;
  const { weekday, day, month } = dayParts(data, dateFormat, 'short');
  return `${weekday} ${day} ${month}, ${hourMinute(data, dateFormat)}`;
}

function factsOf(
  listing: Listing,
  t: ListingDetailMessages,
  topics: Readonly<Record<string, string>>,
  dateFormat: DateFormat,
): readonly Fact[] {
  const {
    essentialsDetails,
    academiaDetails,
    logisticsDetails,
    buzzDetails,
    archiveDetails,
    sidehustleDetails,
  } = listing;
  if (essentialsDetails) {
    const { condition, brand, purchaseDate, itemCategory, pickupLocation } = essentialsDetails;
    return present([
      [t.condition, nameIn(t.conditions, condition)],
      [t.brand, brand],
      [t.purchaseDate, purchaseDate === null ? null : specifiedDay(purchaseDate, dateFormat.tag)],
      [t.category, nameIn(topics, itemCategory) ?? itemCategory],
      [t.pickupLocation, pickupLocation],
    ]);
  }
  if (academiaDetails) {
    const { duration, location } = academiaDetails;
    if (isLedByPerson(listing)) return [];
    return present([
      [t.duration, duration === null ? null : t.minutes(duration)],
      [t.location, location],
    ]);
  }
  if (logisticsDetails) {
    const { from, to, specialInstructions } = logisticsDetails;
    const isLed = hasLead(listing);
    return present([
      [t.wayFrom, isLed ? null : from],
      [t.wayTo, isLed ? null : to],
      // Omitted when it equals the description above.
      [t.specialInstructions, specialInstructions === listing.description ? null : specialInstructions],
    ]);
  }
  if (buzzDetails) {
    const { organizer, admission, capacity, registrationLink } = buzzDetails;
    return present([
      // Date and place are below the title, kind and age limit among the chips. The price tells the other admissions.
      [t.organizer, organizer],
      [t.admission, admission === 'donation' ? t.admissions.donation : null],
      [t.capacity, capacity],
      [t.registrationLink, registrationLink === null ? null : <Outside key="link" href={registrationLink} />],
    ]);
  }
  if (archiveDetails) {
    const { fileUrl, file } = archiveDetails;
    if (file !== null) {
      const size: Fact = [t.fileSize, fileSize(file.size, dateFormat.tag)];
      const pages: readonly Fact[] = file.pages === null ? [] : [[t.filePages, file.pages]];
      return [[t.file, file.name], ...pages, size];
    }
    return present([[t.file, fileUrl === null ? null : <Outside key="file" href={fileUrl} />]]);
  }
  // The packages of a service contain its facts.
  if (isService(listing)) return [];
  const deadline = sidehustleDetails?.applicationDeadline ?? null;
  return deadline === null || hasLead(listing) ? [] : [[t.deadline, longDate(deadline, dateFormat)]];
}

/** Returns the name of a value in the viewer's language; undefined for an unknown or missing value. */
export function nameIn(names: Readonly<Record<string, string>>, value: string | null): string | undefined {
  return value === null ? undefined : names[value];
}

function Outside({ href }: { href: string }) {
  const t = useMessages(catalogue);
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      {t.openFile}
    </TextLink>
  );
}
