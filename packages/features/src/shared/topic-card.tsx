import type { Topic } from '@campushive/contract';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { defineMessages, Link } from '../kernel/index.js';
import { messages } from './topics.messages.js';

/** The names of the shelves inside the hives; every page that names one has it in common with the cards. */
export const topicNames = defineMessages({
  name: 'topics',
  en: messages,
  fr: () => import('./topics.messages.fr.js'),
  es: () => import('./topics.messages.es.js'),
});

export interface TopicCardProps {
  /** The shelf, and the hive that it is in. */
  topic: Pick<Topic, 'id' | 'hive'>;
  /** Its name in the reader's language. */
  name: string;
  /** How many are open, in words. */
  count: string;
}

/** The way to one shelf. */
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
