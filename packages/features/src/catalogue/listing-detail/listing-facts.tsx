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
  useClient,
  type DateFormat,
  useDateFormat,
  useMessages,
} from '../../kernel/index.js';
import { nextSlotQuery } from '../../deals/parts/slots/next-slot.queries.js';
import { useOwnFacts } from '../parts/own-facts.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ListingDetailMessages } from './listing-detail.messages.js';

type Fact = readonly [name: string, value: ReactNode];

/** Checks for a long value, which is shown below its name over the full width. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 60;

/** Facts of a listing's hive, as names and values. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const topics: Readonly<Record<string, string>> = useMessages(topicNames);
  const next = useNextSlot(listing);
  const ownFacts = useOwnFacts();
  const facts = [
    ...(next === null ? [] : [[t.nextFree, next] as const]),
    ...(isHive(listing.hiveTypeId)
      ? factsOf(listing, t, topics, dateFormat)
      : ownFacts(listing).map(({ label, value }): Fact => [label, value])),
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
function useNextSlot({ id, academiaDetails, status }: Listing): string | null {
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
    return [
      [t.condition, nameIn(t.conditions, condition) ?? t.notAvailable],
      [t.brand, brand ?? t.notAvailable],
      [t.purchaseDate, purchaseDate === null ? t.notAvailable : specifiedDay(purchaseDate, dateFormat.tag)],
      [t.category, nameIn(topics, itemCategory) ?? itemCategory ?? t.item],
      [t.pickupLocation, pickupLocation ?? t.notSpecified],
    ];
  }
  if (academiaDetails) {
    const { duration, location } = academiaDetails;
    return [
      [t.duration, duration === null ? t.notAvailable : t.minutes(duration)],
      [t.location, location ?? t.notSpecified],
    ];
  }
  if (logisticsDetails) {
    const { from, to, specialInstructions } = logisticsDetails;
    return [
      ...(from === null ? [] : [[t.wayFrom, from] as const]),
      ...(to === null ? [] : [[t.wayTo, to] as const]),
      // Omitted when it equals the description above.
      ...(specialInstructions === listing.description
        ? []
        : [[t.specialInstructions, specialInstructions ?? t.notSpecified] as const]),
    ];
  }
  if (buzzDetails) {
    const { organizer, admission, capacity, registrationLink } = buzzDetails;
    return [
      // Date and place are below the title, kind and age limit among the chips.
      [t.organizer, organizer ?? t.notSpecified],
      [t.admission, nameIn(t.admissions, admission) ?? t.notAvailable],
      ...(capacity === null ? [] : [[t.capacity, capacity] as const]),
      ...(registrationLink === null
        ? []
        : [[t.registrationLink, <Outside key="link" href={registrationLink} />] as const]),
    ];
  }
  if (archiveDetails) {
    const { fileUrl, file } = archiveDetails;
    if (file !== null) {
      const size: Fact = [t.fileSize, fileSize(file.size, dateFormat.tag)];
      const pages: readonly Fact[] = file.pages === null ? [] : [[t.filePages, file.pages]];
      return [[t.file, file.name], ...pages, size];
    }
    return [[t.file, fileUrl === null ? t.notAvailable : <Outside key="file" href={fileUrl} />]];
  }
  // The packages of a service contain its facts.
  if (isService(listing)) return [];
  const deadline = sidehustleDetails?.applicationDeadline ?? null;
  return [[t.deadline, deadline === null ? t.notAvailable : longDate(deadline, dateFormat)]];
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
