import { TOPICS, type Home } from '@campushive/contract';
import { topicIdsOf } from '@campushive/contract/campus';
import { Heading } from '@campushive/ui/heading';
import { memo } from 'react';
import { TextLink, useCampus, useMessages } from '../../kernel/index.js';
import { TopicCard, topicNames } from '../../catalogue/parts/topics/topic-card.js';
import { catalogue } from './landing.catalogue.js';

/** Number of topics on the front page. */
const SHOWN = 8;

/** First topics, with a link to all. */
export const CategoriesSection = memo(function CategoriesSection({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  const names = useMessages(topicNames);
  const topics = topicIdsOf(useCampus());
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2}>{t.categoriesTitle}</Heading>
        <TextLink standalone to={{ to: 'categories' }}>
          {t.viewAllCategories}
        </TextLink>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {topics.slice(0, SHOWN).map((id) => {
          const count = home?.topics.find((topic) => topic.id === id)?.count;
          return (
            <li key={id}>
              <TopicCard
                topic={{ id, hive: TOPICS[id].hive }}
                name={names[id]}
                count={count === undefined || count === 0 ? '' : t.open(count)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});
