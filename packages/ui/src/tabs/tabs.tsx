import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Controls it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (change: { value: string }) => void;
}

/** Views that take turns in one place. */
export function Tabs({ value, defaultValue, onValueChange, ...rest }: TabsProps): ReactElement {
  return (
    <Primitive.Root
      data-slot="tabs"
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onValueChange={(next) => onValueChange?.({ value: next })}
      {...rest}
    />
  );
}

/** The row of tabs; scrolls sideways by itself when it is too long for a phone. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <Primitive.List
      data-slot="tab-list"
      aria-label={label}
      className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line scrollbar-none"
    >
      {children}
    </Primitive.List>
  );
}

/** Props of {@link Tab}. */
export interface TabProps {
  value: string;
  /** Shown behind the words. */
  count?: number;
  children: ReactNode;
}

/** One tab. */
export function Tab({ value, count, children }: TabProps): ReactElement {
  return (
    <Primitive.Trigger
      data-slot="tab"
      value={value}
      className="flex min-h-11 shrink-0 items-center gap-2 border-b-3 border-transparent px-3.5 text-sm font-semibold text-fg-muted outline-offset-[-2px] transition hover:text-fg data-[state=active]:border-brand data-[state=active]:font-bold data-[state=active]:text-fg"
    >
      {children}
      {count === undefined ? null : <span className="text-xs tabular-nums">{count}</span>}
    </Primitive.Trigger>
  );
}

/** What belongs to a tab. */
export function TabPanel(props: ComponentProps<'div'> & { value: string }): ReactElement {
  return <Primitive.Content data-slot="tab-panel" {...props} />;
}
