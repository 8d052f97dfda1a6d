import { HIVE_NAMES, HIVES, TOPIC_IDS, TOPICS } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { TextLink } from '@campushive/ui/text-link';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { ArrowLeft, Hexagon } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { OpenListings, topicNames } from '../shared/index.js';
import { catalogue } from './categories.catalogue.js';

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
      <OpenListings
        key={id}
        filters={topic === undefined ? { hiveType: hive } : { topic }}
        emptyTitle={words.none}
      />
    </div>
  );
}
