import { TOPIC_IDS, TOPICS, type Suggestion } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useHomeCampus, useNavigation, type Destination } from '../../kernel/index.js';
import { SUGGESTIONS } from '../../catalogue/data.js';
import { suggestionsQuery } from './dashboard-layout.queries.js';

/** Examples for a user without searches. */
const EXAMPLES = ['web development', 'data entry', 'content writing'];
const SUGGEST_AFTER = 150;

export interface SearchBoxState {
  readonly q: string;
  readonly onQChange: (change: { q: string }) => void;
  /** Suggestions while the list is open. */
  readonly suggestions: readonly Suggestion[];
  /** True when the suggestions are examples, because nothing was typed or searched before. */
  readonly examples: boolean;
  readonly onSearch: (q: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onClearRecent: () => void;
  /** True while the suggestions for the text are on their way. */
  readonly loading: boolean;
}

/**
 * State of the search box: text, suggestions and the destination of a choice. `open` tells whether the suggestions are shown; `from` is the
 * length of the shortest text that has suggestions.
 */
export function useSearchBox(open: boolean, from = 1): SearchBoxState {
  const client = useClient();
  const clock = useClock();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [requested, setRequested] = useState('');
  useEffect(() => clock.after(SUGGEST_AFTER, () => setRequested(q.trim())), [clock, q]);
  // Counts use the same campus scope as the page behind the suggestion.
  const { narrowing } = useHomeCampus();
  const isLongEnough = requested === '' || requested.length >= from;
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(client, requested, narrowing),
    enabled: open && isLongEnough,
  });
  const examples = requested === '' && (data === undefined || data.length === 0);
  const refresh = () => queries.invalidateQueries({ queryKey: SUGGESTIONS });
  const remember = useMutation({
    mutationFn: (text: string) => client.search.remember({ q: text }),
    onSuccess: refresh,
  });
  const forget = useMutation({ mutationFn: () => client.search.forget({}), onSettled: refresh });

  function search(text: string) {
    const query = text.trim();
    if (query === '') return;
    setQ(query);
    remember.mutate(query.slice(0, 100));
    navigation.go({ to: 'search', q: query });
  }
  return {
    q,
    onQChange: (change) => setQ(change.q),
    suggestions: examples ? EXAMPLES.map(example) : (data ?? []),
    examples,
    onSearch: search,
    onPick(suggestion) {
      const destination = destinationOf(suggestion);
      if (destination === null) return search(suggestion.text);
      if (suggestion.kind === 'within') remember.mutate(suggestion.text);
      navigation.go(destination);
    },
    onClearRecent: () => forget.mutate(),
    loading: open && q.trim().length >= from && (isFetching || requested !== q.trim()),
  };
}

const example = (text: string): Suggestion => ({
  kind: 'recent',
  text,
  hiveType: null,
  count: null,
  id: null,
});

/** Returns the destination of a suggestion; null for a plain search. */
function destinationOf({ kind, text, hiveType, id }: Suggestion): Destination | null {
  switch (kind) {
    case 'university':
      return id === null ? null : { to: 'university', id };
    case 'person':
      return id === null ? null : { to: 'user', id };
    case 'course':
      return id === null ? null : { to: 'course', code: id };
    case 'hive':
      return hiveType === null ? null : { to: 'hive', hive: hiveType };
    case 'topic': {
      const topic = TOPIC_IDS.find((one) => one === id);
      return topic === undefined ? null : { to: 'hive', hive: TOPICS[topic].hive, topic };
    }
    case 'within':
      return hiveType === null ? null : { to: 'search', q: text, hive: hiveType };
    case 'listing':
      return hiveType === null || id === null ? null : { to: 'listing', hive: hiveType, id };
    case 'recent':
      return null;
    default:
      return kind satisfies never;
  }
}
