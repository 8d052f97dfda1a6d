import type { Suggestion as Found } from '@campushive/contract';
import { plainName } from '@campushive/contract/campus';
import { HiveIcon } from '@campushive/ui/hexagon';
import { SearchCombobox, type Suggestion } from '@campushive/ui/search-combobox';
import {
  BookOpen,
  GraduationCap,
  History,
  Search,
  SlidersHorizontal,
  Trash2,
  User,
  type LucideIcon,
} from 'lucide-react';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHives, useMessages, useNavigation } from '../../kernel/index.js';
import { topicNames } from '../../catalogue/parts/topics/topic-card.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { useSearchBox } from './use-search-box.js';

const ADVANCED = 'advanced';
const CLEAR_RECENT = 'clear-recent';

/** Search box with suggestions, recent searches and a link to all filters. */
export function SearchBox() {
  const t = useMessages(catalogue);
  const labelOf = useLabels();
  const navigation = useNavigation();
  const [open, setOpen] = useState(false);
  const box = useSearchBox(open);
  const recent = box.q === '' && !box.examples;
  const form = useRef<HTMLFormElement>(null);
  const adoptTyped = useEffectEvent(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== box.q) box.onQChange({ q: typed });
  });
  // Text typed into the server's HTML is in the field, and would be cleared by the next rendering.
  useLayoutEffect(() => adoptTyped(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    box.onSearch(box.q);
  }
  function choose({ suggestion: { id } }: { suggestion: Suggestion }) {
    if (id === ADVANCED) return navigation.go({ to: 'search' });
    if (id === CLEAR_RECENT) return box.onClearRecent();
    const found = box.suggestions.find((suggestion) => idOf(suggestion) === id);
    if (found !== undefined) box.onPick(found);
  }

  return (
    <form ref={form} role="search" onSubmit={submit} className="min-w-0 flex-1 lg:mr-auto lg:max-w-md">
      <SearchCombobox
        label={t.search}
        hideLabel
        placeholder={t.searchPlaceholder}
        value={box.q}
        onChange={({ target }) => box.onQChange({ q: target.value })}
        onClear={() => box.onQChange({ q: '' })}
        clearLabel={t.clearSearch}
        onOpenChange={setOpen}
        suggestions={box.suggestions.map((suggestion) => ({
          id: idOf(suggestion),
          label: labelOf(suggestion),
          leading: iconOf(suggestion, box.examples),
          ...(suggestion.count !== null && {
            trailing: (
              <span className="shrink-0 text-xs text-fg-muted tabular-nums">{t.open(suggestion.count)}</span>
            ),
          }),
        }))}
        actions={[
          { id: ADVANCED, label: t.advancedSearch, leading: <SlidersHorizontal aria-hidden="true" /> },
          ...(recent
            ? [{ id: CLEAR_RECENT, label: t.clearRecent, leading: <Trash2 aria-hidden="true" /> }]
            : []),
        ]}
        onSuggestionSelect={choose}
        listLabel={t.suggestions}
        countLabel={t.suggestionCount}
        heading={box.q === '' ? (box.examples ? t.trySearches : t.recentSearches) : undefined}
      />
    </form>
  );
}

const idOf = ({ kind, id, hiveType, text }: Found) => `${kind} ${id ?? hiveType ?? ''} ${text}`;

/** Returns a formatter for suggestions in the viewer's language. */
function useLabels() {
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

function iconOf({ kind, hiveType }: Found, example: boolean) {
  if (hiveType !== null) return <HiveIcon hive={hiveType} className="size-5 shrink-0" />;
  const Icon = example ? Search : ICONS[kind];
  return <Icon aria-hidden="true" className="text-fg-muted" />;
}
