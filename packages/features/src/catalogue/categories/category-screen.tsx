import { TOPICS } from '@campushive/contract';
import { hiveNamesOf, topicIdsOf } from '@campushive/contract/campus';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { SearchField } from '@campushive/ui/search-field';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { ArrowLeft, Hexagon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Link,
  screen,
  TextLink,
  useCampus,
  useClient,
  useClock,
  useHiveAbout,
  useHives,
  useHomeCampus,
  useMessages,
} from '../../kernel/index.js';
import { CampusScope } from '../parts/campus-scope/index.js';
import { OpenListings, type OpenListingsProps } from '../parts/open-listings/open-listings.js';
import { openCountQuery } from '../parts/open-listings/open-listings.queries.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { catalogue } from './categories.catalogue.js';

/** Pause in typing before the search starts, in milliseconds. */
const PAUSE = 300;

/** Hive or topic of a public page, and the search in it. */
export interface CategoryScreenProps {
  /** Id of a hive or topic, from the address. */
  id: string;
  /** Search text from the address. Default: none. */
  q?: string;
  /** Updates the address, so that a reload or a shared link repeats the search. */
  onSearch?: (change: { q: string }) => void;
}

/** Public page of one hive or one of its topics. */
export const CategoryScreen = screen(function CategoryScreen({ id, ...search }: CategoryScreenProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const about = useHiveAbout();
  const names = useMessages(topicNames);
  const campus = useCampus();
  const topic = topicIdsOf(campus).find((one) => one === id);
  const hive = topic === undefined ? hiveNamesOf(campus).find((one) => one === id) : TOPICS[topic].hive;
  const back = (
    <TextLink standalone to={{ to: 'categories' }} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      <span className="max-sm:sr-only">{t.back}</span>
    </TextLink>
  );
  if (hive === undefined) {
    return (
      <EmptyState kind="nothing-found" headingLevel={1} icon={<Hexagon />} title={t.notFound} action={back} />
    );
  }
  return (
    <div className="page grid grid-cols-1 gap-3 py-3 sm:gap-4 sm:py-4">
      <div className="flex items-center gap-3 sm:grid sm:gap-4">
        <div>{back}</div>
        <header className="flex min-w-0 items-center gap-4">
          <HexagonIcon tone={hive} className="max-sm:hidden" />
          <div className="min-w-0 wrap-anywhere">
            <Heading level={1}>{topic === undefined ? hiveNamed(hive).title : names[topic]}</Heading>
            <p className="text-fg-muted max-sm:sr-only">{about(t.about, hive)}</p>
          </div>
        </header>
      </div>
      <VisuallyHidden asChild>
        <Heading level={2}>{t.openHere}</Heading>
      </VisuallyHidden>
      <Search key={id} shelf={topic === undefined ? { hiveType: hive } : { topic }} {...search} />
    </div>
  );
});

interface SearchProps extends Omit<CategoryScreenProps, 'id'> {
  shelf: OpenListingsProps['filters'];
}

/** Search for visitors, whose results are a reason to join. */
function Search({ shelf, q: initialQuery = '', onSearch }: SearchProps) {
  const t = useMessages(catalogue);
  const client = useClient();
  const { narrowing } = useHomeCampus();
  const clock = useClock();
  const [typed, setTyped] = useState(initialQuery);
  const [q, setQ] = useState(initialQuery);
  const reported = useRef(initialQuery);
  // Going back changes the address while the page is open.
  useEffect(() => {
    if (initialQuery === reported.current) return;
    reported.current = initialQuery;
    setTyped(initialQuery);
    setQ(initialQuery);
  }, [initialQuery]);
  const look = (next: string) => {
    setQ(next);
    if (next === reported.current) return;
    reported.current = next;
    onSearch?.({ q: next });
  };
  const paused = useEffectEvent(() => look(typed.trim()));
  useEffect(() => clock.after(PAUSE, () => paused()), [clock, typed]);
  const clear = () => {
    setTyped('');
    look('');
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <SearchField
          label={t.search}
          hideLabel
          placeholder={t.searchPlaceholder}
          clearLabel={t.clearSearch}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={clear}
          className="max-w-2xl flex-1 basis-40"
        />
        <div className="min-w-0">
          <CampusScope count={openCountQuery(client, q === '' ? shelf : { ...shelf, q })} />
        </div>
      </div>
      <OpenListings
        filters={q === '' ? { ...shelf, ...narrowing } : { ...shelf, ...narrowing, q }}
        emptyTitle={q === '' ? t.none : t.nothingFound}
        emptyAction={
          <span className="flex flex-wrap justify-center gap-3">
            {q === '' ? null : <Button onClick={clear}>{t.clearSearch}</Button>}
            <Button variant="outline" asChild>
              <Link to={{ to: 'categories' }}>{t.viewAll}</Link>
            </Button>
          </span>
        }
      />
    </>
  );
}
