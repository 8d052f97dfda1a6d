import { isHive, type HiveName, type SearchOverview } from '@campushive/contract';
import { isCalled } from '@campushive/contract/search/institutions';
import { wordsOf } from '@campushive/contract/search/words';
import { Heading } from '@campushive/ui/heading';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import type { ReactNode } from 'react';
import { TextLink, useCampus, useHives, useMessages } from '../../kernel/index.js';
import {
  CompactListing,
  lacksPhotos,
  ListingCard,
  ListingGrid,
  type RenderCard,
} from '../parts/listing-card/index.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';
import { PersonCard } from './person-card.js';
import { searchWith, type SearchGroup } from './search-destination.js';
import { catalogue } from './search.catalogue.js';
import { UniversityResults } from './university-results.js';

/** Number of universities among all results. */
const UNIVERSITIES = 3;

/** Best results of a search, and the filters that led to them. */
export interface OverviewViewProps {
  /** Best results of every kind. */
  found: SearchOverview;
  filters: ListingFilters;
  /** Renders the card of each listing. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Best results of every kind. A university or student whose name matches comes before listings that mention it. */
export function OverviewView({ found, filters, renderCard }: OverviewViewProps) {
  const { institutions } = useCampus();
  const typed = wordsOf(filters.q);
  const university = institutions.find(({ id }) => id === found.universities[0]?.id);
  const isUniversity = university !== undefined && isCalled(university, typed, wordsOf);
  const isPerson = isNamed(found.people.users[0]?.name ?? '', typed);
  const universities = <Universities {...{ found, filters }} />;
  const people = <People {...{ found, filters }} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      {isUniversity ? universities : null}
      {isPerson ? people : null}
      <Hives {...{ found, filters, renderCard }} />
      {isPerson ? null : people}
      {isUniversity ? null : universities}
    </div>
  );
}

/** Returns true when every word is the start of a part of the name. */
const isNamed = (name: string, words: readonly string[]): boolean =>
  name !== '' && words.every((word) => wordsOf(name).some((part) => part.startsWith(word)));

/** Returns false for things, which are chosen by their photo. */
const isShownAsRows = (hive: HiveName): boolean =>
  lacksPhotos(hive) || (isHive(hive) && hive !== 'essentials');

function Hives({ found, filters, renderCard }: OverviewViewProps) {
  const hiveNamed = useHives();
  return (
    <>
      {found.hives.map(({ hiveType, count, listings }, place) => (
        <Group
          key={hiveType}
          group={hiveType}
          title={hiveNamed(hiveType).title}
          quiet={place === 0}
          {...{ filters, count, shown: listings.length }}
        >
          <ListingGrid hive={isShownAsRows(hiveType) ? null : hiveType}>
            {listings.map((listing, index) => (
              <li key={listing.id}>
                {renderCard !== undefined ? (
                  renderCard({ listing, eager: index < 2 })
                ) : isShownAsRows(hiveType) ? (
                  <CompactListing listing={listing} hideHive />
                ) : (
                  <ListingCard listing={listing} eager={index < 2} />
                )}
              </li>
            ))}
          </ListingGrid>
        </Group>
      ))}
    </>
  );
}

function People({ found: { people }, filters }: OverviewViewProps) {
  const t = useMessages(catalogue);
  if (people.count === 0) return null;
  return (
    <Group
      group="users"
      title={t.groups.users}
      {...{ filters, count: people.count, shown: people.users.length }}
    >
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {people.users.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Universities({ found: { universities }, filters }: OverviewViewProps) {
  const t = useMessages(catalogue);
  if (universities.length === 0) return null;
  const shown = universities.slice(0, UNIVERSITIES);
  return (
    <Group
      group="universities"
      title={t.groups.universities}
      {...{ filters, count: universities.length, shown: shown.length }}
    >
      <UniversityResults universities={shown} />
    </Group>
  );
}

interface GroupProps {
  group: SearchGroup;
  title: string;
  filters: ListingFilters;
  count: number;
  /** Number of results shown here. */
  shown: number;
  /** Hides the heading on a phone, where the chips above say the same. Default `false`. */
  quiet?: boolean;
  children: ReactNode;
}

function Group({ group, title, filters, count, shown, quiet = false, children }: GroupProps) {
  const t = useMessages(catalogue);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} className={quiet ? 'max-sm:sr-only' : ''}>
          {title}
        </Heading>
        {count > shown ? (
          <TextLink standalone to={searchWith(filters, group)} className={quiet ? 'max-sm:hidden' : ''}>
            {t.seeAll(count)}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
