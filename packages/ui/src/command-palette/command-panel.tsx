import type { ReactElement, ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Primitive as Modal } from '../dialog/primitive.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Kbd } from '../kbd/kbd.js';
import { SpinnerMark } from '../spinner/spinner-mark.js';
import type { CommandPaletteGroup, CommandPaletteItem, CommandPaletteProps } from './command-palette.js';
import { matchGroups } from './match-groups.js';
import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from './primitive.js';

interface CommandPanelProps {
  groups: readonly CommandPaletteGroup[];
  search: string;
  onSearchChange: (search: string) => void;
  onClose: () => void;
  filter: boolean | undefined;
  loading: boolean | undefined;
  words: Pick<
    CommandPaletteProps,
    'label' | 'placeholder' | 'loadingLabel' | 'emptyLabel' | 'closeLabel' | 'countLabel'
  >;
  footer: ReactNode;
}

/** Text, rows and footer of a palette. */
export function CommandPanel(props: CommandPanelProps): ReactElement {
  const { search, onClose, filter = true, loading = false, words, footer } = props;
  const { label, loadingLabel = 'Loading…', emptyLabel = 'Nothing found' } = words;
  const { countLabel = (count: number) => (count === 1 ? '1 result' : `${count} results`) } = words;
  const groups = matchGroups(props.groups, search, filter);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const reason = loading ? loadingLabel : emptyLabel;
  return (
    // The rows come filtered and in order, so that an accent never hides one and React keeps their places.
    <CommandRoot
      label={label}
      shouldFilter={false}
      loop
      vimBindings={false}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Top {...props} />
      <span role="status" className="sr-only">
        {count > 0 ? countLabel(count) : reason}
      </span>
      <CommandList
        label={label}
        data-slot="command-palette-list"
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain px-2"
        hidden={count === 0}
      >
        {groups.map((group) => (
          <Group key={group.label} {...{ group, onClose }} />
        ))}
      </CommandList>
      {count > 0 ? null : (
        <p data-slot="command-palette-empty" className="px-4 py-8 text-center text-fg-muted">
          {reason}
        </p>
      )}
      {footer ? (
        <footer
          data-slot="command-palette-footer"
          className="shrink-0 border-t border-line px-4 py-2.5 text-sm text-fg-muted coarse:hidden"
        >
          {footer}
        </footer>
      ) : null}
    </CommandRoot>
  );
}

function Top({ search, onSearchChange, loading = false, words }: CommandPanelProps): ReactElement {
  return (
    <div className="flex shrink-0 items-center gap-2.5 border-b border-line ps-4 pe-2">
      <Search aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
      <CommandInput
        data-slot="command-palette-control"
        value={search}
        onValueChange={onSearchChange}
        placeholder={words.placeholder}
        dir="auto"
        enterKeyHint="go"
        className="min-h-14 min-w-0 flex-1 truncate bg-transparent text-base outline-none placeholder:text-fg-muted"
      />
      {loading ? <SpinnerMark className="size-5 shrink-0 text-brand-text" /> : null}
      <Modal.Close asChild>
        <IconButton label={words.closeLabel ?? 'Close'}>
          <X aria-hidden="true" />
        </IconButton>
      </Modal.Close>
    </div>
  );
}

interface GroupProps {
  group: CommandPaletteGroup;
  onClose: () => void;
}

function Group({ group, onClose }: GroupProps): ReactElement {
  return (
    <CommandGroup
      heading={group.label}
      data-slot="command-palette-group"
      className="py-1.5 **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-1.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-fg-muted"
    >
      {group.items.map((item) => (
        <Row key={item.id} {...{ item, onClose }} />
      ))}
    </CommandGroup>
  );
}

function Row({ item, onClose }: { item: CommandPaletteItem; onClose: () => void }): ReactElement {
  const {
    id,
    label,
    description,
    leading,
    trailing,
    shortcut,
    disabled,
    keywords: _,
    onSelect,
    ...data
  } = item;
  return (
    <CommandItem
      {...data}
      value={id}
      disabled={disabled ?? false}
      data-slot="command-palette-item"
      onSelect={() => {
        onSelect();
        onClose();
      }}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[calc(var(--ch-radius-card)-0.375rem)] px-3 py-1.5 select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-selected:bg-fill aria-selected:inset-ring-2 aria-selected:inset-ring-focus coarse:min-h-12 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {leading}
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate">
          {label}
        </span>
        {description === undefined ? null : (
          <span dir="auto" className="truncate text-sm text-fg-muted">
            {description}
          </span>
        )}
      </span>
      {trailing}
      {shortcut === undefined ? null : <Kbd keys={shortcut} aria-hidden="true" className="coarse:hidden" />}
    </CommandItem>
  );
}
