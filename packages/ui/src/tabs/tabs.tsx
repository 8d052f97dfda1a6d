import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Controlled value. Omit it for uncontrolled tabs. */
  value?: string;
  /** Initially open tab. */
  defaultValue?: string;
  /** Called with the value of the selected tab. */
  onValueChange?: (value: string) => void;
}

/** Views that share a place; one is shown at a time. */
export function Tabs({ value, defaultValue, onValueChange, className, ...rest }: TabsProps): ReactElement {
  return (
    <Primitive.Root
      data-slot="tabs"
      dir={usePageDirection()}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onValueChange && { onValueChange })}
      className={cx('min-w-0', className)}
      {...rest}
    />
  );
}

/** Props of {@link TabList}. */
export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Purpose of the tabs; their name for screen readers. */
  label: string;
}

/** The row of tabs; scrolls sideways when it is too long for a phone. */
export function TabList({ label, className, ...rest }: TabListProps): ReactElement {
  return (
    <Primitive.List
      data-slot="tab-list"
      aria-label={label}
      className={cx(
        'flex gap-1 overflow-x-auto overflow-y-hidden overscroll-x-contain scrollbar-none inset-shadow-[0_-1px_0_var(--line)]',
        className,
      )}
      {...rest}
    />
  );
}

/** Props of {@link Tab}. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value' | 'type'> {
  /** The `value` of its {@link TabPanel}. Must not contain spaces, because it becomes part of an id. */
  value: string;
  /** Count after the label. */
  count?: number;
  /** The tabs' names, in order. */
  children: ReactNode;
}

/** A tab, which shows the panel with the same value. */
export function Tab({ value, count, className, children, ...rest }: TabProps): ReactElement {
  return (
    <Primitive.Trigger
      data-slot="tab"
      value={value}
      className={cx(
        'group flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-semibold text-fg-muted -outline-offset-2 transition hover:text-fg data-pressed:outline-none data-[state=active]:border-fg data-[state=active]:text-fg',
        className,
      )}
      onFocus={({ currentTarget }) => showWhole(currentTarget)}
      // Radix focuses a pressed tab by script, which browsers treat as keyboard focus: they would show the focus ring.
      onMouseDown={({ currentTarget }) => currentTarget.toggleAttribute('data-pressed', true)}
      onKeyDown={({ currentTarget }) => currentTarget.toggleAttribute('data-pressed', false)}
      onBlur={({ currentTarget }) => currentTarget.toggleAttribute('data-pressed', false)}
      {...rest}
    >
      <span ref={showWhenActive} className="flex items-center gap-2">
        {children}
      </span>
      {/* The space separates label and count for screen readers. */}
      {count === undefined ? null : ' '}
      {count === undefined ? null : (
        <span className="min-w-5 rounded-full bg-fill px-1.5 py-0.5 text-center text-xs font-bold tabular-nums group-data-[state=active]:bg-brand group-data-[state=active]:text-on-brand">
          {count}
        </span>
      )}
    </Primitive.Trigger>
  );
}

/** Props of {@link TabPanel}. */
export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of its {@link Tab}. */
  value: string;
}

/** Content of a tab. */
export function TabPanel(props: TabPanelProps): ReactElement {
  return <Primitive.Content data-slot="tab-panel" {...props} />;
}

/** Scrolls the initially active tab into view: on a phone it may lie outside the visible width. */
function showWhenActive(words: HTMLElement | null): void {
  const tab = words?.closest<HTMLElement>('[data-state=active]');
  if (!tab) return;
  showWhole(tab);
  // A font that loads later may widen the row. jsdom has no fonts.
  if ('fonts' in document) void document.fonts.ready.then(() => showWhole(tab));
}

/** Scrolls only the row; `scrollIntoView` would move the page, too. */
function showWhole(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const from = tab.offsetLeft - row.offsetLeft;
  const to = from + tab.offsetWidth;
  if (from < row.scrollLeft) row.scrollLeft = from;
  else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
}
