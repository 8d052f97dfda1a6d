import type { Listing } from '@campushive/contract';
import { DescriptionList } from '@campushive/ui/description-list';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { fileSize, longDate, specifiedDate, TextLink, useLanguageTag, useMessages } from '../kernel/index.js';
import { topicNames } from '../shared/topic-card.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ListingDetailMessages } from './listing-detail.messages.js';

type Fact = readonly [name: string, value: ReactNode];

/** Sentences are read under their name, over the whole width; what is short stands beside it. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 60;

/** What a listing's own hive says of it, as name and value. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const topics: Readonly<Record<string, string>> = useMessages(topicNames);
  const facts = factsOf(listing, words, topics, locale);
  if (facts.length === 0) return null;
  return (
    <section className="@container grid gap-3">
      <Heading level={2}>{listing.hiveTypeId === 'essentials' ? words.itemDetails : words.details}</Heading>
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

function factsOf(
  listing: Listing,
  words: ListingDetailMessages,
  topics: Readonly<Record<string, string>>,
  locale: string,
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
      [words.condition, nameIn(words.conditions, condition) ?? words.notAvailable],
      [words.brand, brand ?? words.notAvailable],
      [words.purchaseDate, purchaseDate === null ? words.notAvailable : specifiedDate(purchaseDate, locale)],
      [words.category, nameIn(topics, itemCategory) ?? itemCategory ?? words.item],
      [words.pickupLocation, pickupLocation ?? words.notSpecified],
    ];
  }
  if (academiaDetails) {
    const { duration, location } = academiaDetails;
    return [
      [words.duration, duration === null ? words.notAvailable : words.minutes(duration)],
      [words.location, location ?? words.notSpecified],
    ];
  }
  if (logisticsDetails) {
    const { from, to, specialInstructions } = logisticsDetails;
    return [
      ...(from === null ? [] : [[words.wayFrom, from] as const]),
      ...(to === null ? [] : [[words.wayTo, to] as const]),
      // They are its description where its form was filled in; that stands above already.
      ...(specialInstructions === listing.description
        ? []
        : [[words.specialInstructions, specialInstructions ?? words.notSpecified] as const]),
    ];
  }
  if (buzzDetails) {
    const { organizer, admission, capacity, registrationLink } = buzzDetails;
    return [
      // When and where stands below the title, and its kind and age limit with the other chips.
      [words.organizer, organizer ?? words.notSpecified],
      [words.admission, nameIn(words.admissions, admission) ?? words.notAvailable],
      ...(capacity === null ? [] : [[words.capacity, capacity] as const]),
      ...(registrationLink === null
        ? []
        : [[words.registrationLink, <Outside key="link" href={registrationLink} />] as const]),
    ];
  }
  if (archiveDetails) {
    const { fileUrl, file } = archiveDetails;
    if (file !== null) {
      const size: Fact = [words.fileSize, fileSize(file.size, locale)];
      const pages: readonly Fact[] = file.pages === null ? [] : [[words.filePages, file.pages]];
      return [[words.file, file.name], ...pages, size];
    }
    return [[words.file, fileUrl === null ? words.notAvailable : <Outside key="file" href={fileUrl} />]];
  }
  const deadline = sidehustleDetails?.applicationDeadline ?? null;
  return [[words.deadline, deadline === null ? words.notAvailable : longDate(deadline, locale)]];
}

/** The name of a value in the reader's language; undefined for one that is not known, or not given. */
export function nameIn(names: Readonly<Record<string, string>>, value: string | null): string | undefined {
  return value === null ? undefined : names[value];
}

function Outside({ href }: { href: string }) {
  const words = useMessages(catalogue);
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words.openFile}
    </TextLink>
  );
}
