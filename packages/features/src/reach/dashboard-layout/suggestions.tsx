import type { Suggestion as Found } from '@campushive/contract';
import { plainName } from '@campushive/contract/campus';
import { HiveIcon } from '@campushive/ui/hexagon';
import { BookOpen, GraduationCap, History, Search, User, type LucideIcon } from 'lucide-react';
import { useHives, useMessages } from '../../kernel/index.js';
import { topicNames } from '../../catalogue/parts/topics/topic-card.js';
import { catalogue } from './dashboard-layout.catalogue.js';

/** Returns a unique id of a suggestion. */
export const idOf = ({ kind, id, hiveType, text }: Found) => `${kind} ${id ?? hiveType ?? ''} ${text}`;

/** Returns a formatter for suggestions in the viewer's language. */
export function useSuggestionLabels() {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const topics: Readonly<Record<string, string>> = useMessages(topicNames);
  return ({ kind, text, hiveType }: Found): string => {
    if (kind === 'topic') return topics[text] ?? plainName(text);
    if (kind === 'within' && hiveType !== null) return t.within(text, hiveNamed(hiveType).title);
    return text;
  };
}

const ICONS: Readonly<Record<Found['kind'], LucideIcon>> = {
  recent: History,
  university: GraduationCap,
  person: User,
  hive: Search,
  course: BookOpen,
  topic: Search,
  within: Search,
  listing: Search,
};

/** Returns the icon of a suggestion. An example is shown as a search. */
export function iconOf({ kind, hiveType }: Found, example: boolean) {
  if (hiveType !== null) return <HiveIcon hive={hiveType} className="size-5 shrink-0" />;
  const Icon = example ? Search : ICONS[kind];
  return <Icon aria-hidden="true" className="text-fg-muted" />;
}
