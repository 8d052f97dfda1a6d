import { HIVE_NAMES, HIVES, TOPIC_IDS, TOPICS } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { SearchField } from '@campushive/ui/search-field';
import { TextLink } from '@campushive/ui/text-link';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { ArrowLeft, Hexagon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useClock, useMessages } from '../kernel/index.js';
import { OpenListings, topicNames, type OpenListingsProps } from '../shared/index.js';
import { catalogue } from './categories.catalogue.js';

/** Milliseconds after which somebody has stopped typing. */
const PAUSE = 300;

/** One hive, or one shelf of it, as everybody may see it. */
export function CategoryScreen({ id }: { id: string }) {
  const words = useMessages(catalogue);
  const names = useMessages(topicNames);
  const topic = TOPIC_IDS.find((one) => one === id);
  const hive = topic === undefined ? HIVE_NAMES.find((one) => one === id) : TOPICS[topic].hive;
  const back = (
    <TextLink standalone asChild>
      <Link to={{ to: 'categories' }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5" /> {words.back}
      </Link>
    </TextLink>
  );
  if (hive === undefined) {
    return <EmptyState kind="nothing-found" icon={<Hexagon />} title={words.notFound} action={back} />;
  }
  return (
    <div className="mx-auto grid max-w-7xl gap-6 px-gutter py-4 lg:px-8">
      <div>{back}</div>
      <header className="flex items-center gap-4">
        <HexagonIcon tone={hive} />
        <div>
          <h1>{topic === undefined ? HIVES[hive].title : names[topic]}</h1>
          <p className="text-fg-muted">{words.about[hive]}</p>
        </div>
      </header>
      <VisuallyHidden asChild>
        <h2>{words.openHere}</h2>
      </VisuallyHidden>
      <Search key={id} shelf={topic === undefined ? { hiveType: hive } : { topic }} />
    </div>
  );
}

/** Visitors search, too: what they look for is why they would join. */
function Search({ shelf }: { shelf: OpenListingsProps['filters'] }) {
  const words = useMessages(catalogue);
  const clock = useClock();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => clock.after(PAUSE, () => setQ(typed.trim())), [clock, typed]);
  return (
    <>
      <SearchField
        label={words.search}
        hideLabel
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => {
          setTyped('');
          setQ('');
        }}
      />
      <OpenListings
        filters={q === '' ? shelf : { ...shelf, q }}
        emptyTitle={q === '' ? words.none : words.nothingFound}
      />
    </>
  );
}
