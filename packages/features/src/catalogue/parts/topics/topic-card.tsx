import type { Topic } from '@campushive/contract';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { defineMessages, Link } from '../../../kernel/index.js';
import { messages } from './topics.messages.js';

/** Names of the topics inside the hives, shared by the cards and all pages that name a topic. */
export const topicNames = defineMessages({
  name: 'topics',
  en: messages,
  fr: () => import('./topics.messages.fr.js'),
  es: () => import('./topics.messages.es.js'),
});

/** Topic of a card, with its name and its number of listings. */
export interface TopicCardProps {
  /** Topic and its hive. */
  topic: Pick<Topic, 'id' | 'hive'>;
  /** Name in the viewer's language. */
  name: string;
  /** Number of open listings, formatted. */
  count: string;
}

/** Card that links to a topic. */
export function TopicCard({ topic, name, count }: TopicCardProps) {
  return (
    <Link
      to={{ to: 'category', id: topic.id }}
      className="flex min-h-16 flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface p-3 transition hover:border-line-strong"
    >
      <HexagonIcon tone={topic.hive} size="sm" />
      <span className="min-w-0 grow basis-16">
        <span className="block text-sm font-bold hyphens-auto">{name}</span>
        <span className="block min-h-4 text-xs text-fg-muted tabular-nums">{count}</span>
      </span>
    </Link>
  );
}
