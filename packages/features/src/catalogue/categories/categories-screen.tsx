import { MAX_SEARCH, TOPICS } from '@campushive/contract';
import { findUniversity, topicIdsOf } from '@campushive/contract/campus';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import {
  screen,
  TextLink,
  useCampus,
  useClient,
  useHiveNames,
  useHiveAbout,
  useHomeCampus,
  useMessages,
} from '../../kernel/index.js';
import { OpenListings } from '../parts/open-listings/open-listings.js';
import { openCountQuery } from '../parts/open-listings/open-listings.queries.js';
import { HiveTile } from '../parts/hive-tile.js';
import { TopicCard, topicNames } from '../parts/topics/topic-card.js';
import { CampusScope } from '../parts/campus-scope/index.js';
import { hiveTypesQuery } from '../parts/listing.queries.js';
import { topicsQuery } from '../parts/topics/topics.queries.js';
import { catalogue } from './categories.catalogue.js';

/** Search on the page of all hives and topics, from the page's address. */
export interface CategoriesScreenProps {
  /** Search text from the address. Default: none. */
  q?: string;
  /** Id of the only university to include. Default: all. */
  university?: string;
}

/** Page of all hives and topics. Names need no server; counts appear once loaded, and stay empty after a failure. */
export const CategoriesScreen = screen(function CategoriesScreen({
  q = '',
  university = '',
}: CategoriesScreenProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  // An unknown campus does not restrict the counts.
  const institution = findUniversity(campus, university);
  const { narrowing } = useHomeCampus();
  const hiveNames = useHiveNames();
  const about = useHiveAbout();
  const names = useMessages(topicNames);
  const client = useClient();
  const hives = useQuery(hiveTypesQuery(client));
  const topics = useQuery(topicsQuery(client));
  const open = (count: number | undefined) => (count === undefined || count === 0 ? '' : t.open(count));
  return (
    <div className="page grid gap-6 py-4 sm:py-8">
      <header className="grid gap-1">
        <Heading level={1}>{t.title}</Heading>
        <p className="max-w-prose text-fg-muted">{t.intro}</p>
      </header>
      {q === '' ? null : (
        <section className="grid gap-4">
          <Heading level={2}>{t.resultsFor(q)}</Heading>
          {institution === undefined ? (
            <CampusScope count={openCountQuery(client, { q: q.slice(0, MAX_SEARCH) })} />
          ) : null}
          <OpenListings
            filters={{
              q: q.slice(0, MAX_SEARCH),
              ...(institution ? { university: institution.id } : narrowing),
            }}
            emptyTitle={t.nothingFound}
          />
          {institution === undefined ? null : (
            <TextLink standalone to={{ to: 'categories', q }} className="justify-self-start">
              {t.searchEverywhere}
            </TextLink>
          )}
        </section>
      )}
      <section className="grid gap-4">
        <Heading level={2} className="max-sm:sr-only">
          {t.hives}
        </Heading>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {hiveNames.map((hive) => (
            <li key={hive}>
              <HiveTile
                hive={hive}
                to={{ to: 'category', id: hive }}
                about={about(t.about, hive)}
                open={open(hives.data?.find(({ id }) => id === hive)?.count)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <Heading level={2}>{t.shelves}</Heading>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {topicIdsOf(campus).map((id) => (
            <li key={id}>
              <TopicCard
                topic={{ id, hive: TOPICS[id].hive }}
                name={names[id]}
                count={open(topics.data?.find((one) => one.id === id)?.count)}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});
