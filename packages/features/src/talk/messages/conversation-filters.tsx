import { type HiveName } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { IconButton } from '@campushive/ui/icon-button';
import { SearchField } from '@campushive/ui/search-field';
import { NativeSelect } from '@campushive/ui/native-select';
import { Tab, TabList } from '@campushive/ui/tabs';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useHives, useMessages } from '../../kernel/index.js';
import type { ConversationFilters, ConversationTab } from './filters.js';
import { catalogue } from './messages.catalogue.js';

interface ConversationFiltersProps {
  filters: ConversationFilters;
  hives: readonly HiveName[];
  /** Number of groups with unread messages. */
  unreadGroups: number;
  onFiltersChange: (change: { filters: ConversationFilters }) => void;
}

const TABS: readonly ConversationTab[] = ['all', 'unread', 'groups', 'archived'];

/** Conversation filters: search by name, three tabs, and a panel with date, status and category. */
export function ConversationFiltersBar({
  filters,
  hives,
  unreadGroups,
  onFiltersChange,
}: ConversationFiltersProps) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const change = (part: Partial<ConversationFilters>) =>
    onFiltersChange({ filters: { ...filters, ...part } });
  return (
    <div className="flex flex-col gap-2 px-gutter pb-2 lg:pl-8">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t.search}
            hideLabel
            placeholder={t.searchPlaceholder}
            value={filters.q}
            onChange={(event) => change({ q: event.target.value })}
            onClear={() => change({ q: '' })}
            clearLabel={t.clearSearch}
          />
        </div>
        <IconButton
          variant="ghost"
          label={t.filters}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <div id={panelId} hidden={!open}>
        {open ? <Panel filters={filters} hives={hives} onChange={change} /> : null}
      </div>
      <TabList label={t.tabs}>
        {TABS.map((tab) => (
          <Tab key={tab} value={tab}>
            {t[tab]}
            {tab === 'groups' && unreadGroups > 0 ? (
              // Positions the screen reader text within the tabs, which scroll horizontally.
              <span className="relative ml-1">
                <Badge count={unreadGroups}>{t.unreadGroups(unreadGroups)}</Badge>
              </span>
            ) : null}
          </Tab>
        ))}
      </TabList>
    </div>
  );
}

/** Returns the tab of a tab list value. Default: all. */
export const tabOf = (value: string): ConversationTab => TABS.find((tab) => tab === value) ?? 'all';

interface PanelProps {
  filters: ConversationFilters;
  hives: readonly HiveName[];
  onChange: (part: Partial<ConversationFilters>) => void;
}

function Panel({ filters, hives, onChange }: PanelProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  return (
    <div className="grid gap-3 rounded-card bg-fill p-3">
      <NativeSelect
        label={t.date}
        value={String(filters.days ?? '')}
        onChange={({ target }) =>
          onChange({ days: target.value === '7' ? 7 : target.value === '30' ? 30 : null })
        }
        options={[
          { value: '', label: t.anyDate },
          { value: '7', label: t.last7 },
          { value: '30', label: t.last30 },
        ]}
      />
      <NativeSelect
        label={t.status}
        value={filters.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: target.value === 'unread' || target.value === 'read' ? target.value : null })
        }
        options={[
          { value: '', label: t.anyStatus },
          { value: 'unread', label: t.statusUnread },
          { value: 'read', label: t.statusRead },
        ]}
      />
      <NativeSelect
        label={t.category}
        value={filters.hive ?? ''}
        onChange={({ target }) => onChange({ hive: hives.find((hive) => hive === target.value) ?? null })}
        options={[
          { value: '', label: t.anyCategory },
          ...hives.map((hive) => ({ value: hive, label: hiveNamed(hive).title })),
        ]}
      />
    </div>
  );
}
