import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { Slot } from '../slot/slot.js';
import { rowStyles, scrollIntoFullView, tabStyles, TabWords } from './tab-words.js';

/** Props of {@link Tabs}. */
export interface TabsProps extends ComponentProps<typeof Primitive.Root> {
  /** Controlled value. Omit it for uncontrolled tabs. */
  value?: string | undefined;
  /** Initially open tab. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `vertical` places the tabs in a column beside the panels, with the arrow keys up and down. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** `manual` opens a tab by Enter or Space only, for panels that load slowly. Default `automatic`: with the focus. */
  activationMode?: 'automatic' | 'manual' | undefined;
  /** Direction of reading. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
}

/** Views that share a place; one is shown at a time. */
export function Tabs({ dir, className, ...rest }: TabsProps): ReactElement {
  const direction = usePageDirection();
  return (
    <Primitive.Root
      data-slot="tabs"
      dir={dir ?? direction}
      className={cx('min-w-0 data-[orientation=vertical]:flex data-[orientation=vertical]:gap-4', className)}
      {...rest}
    />
  );
}

/** Props of {@link TabList}. Has no `aria-label`, because `label` names the tabs. */
export interface TabListProps extends Omit<ComponentProps<typeof Primitive.List>, 'aria-label'> {
  /** Purpose of the tabs; their name for screen readers. */
  label: string;
  /** The arrow keys go from the last tab to the first. Default `true`. */
  loop?: boolean | undefined;
}

/** The row of tabs; scrolls sideways when it is too long for a phone. */
export function TabList({ label, className, ...rest }: TabListProps): ReactElement {
  return (
    <Primitive.List data-slot="tab-list" aria-label={label} className={cx(rowStyles, className)} {...rest} />
  );
}

/** Props of {@link Tab}. Has no `type`, because a tab never sends a form. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value' | 'type'> {
  /** The `value` of its {@link TabPanel}. Must not contain spaces, because it becomes part of an id. */
  value: string;
  /** Count after the label. */
  count?: number | undefined;
  /** Renders the only child, a button, as the tab. Tabs that lead to other addresses are a TabNav. Default `false`. */
  asChild?: boolean | undefined;
  /** The label: a word or two. */
  children: ReactNode;
}

/** A tab, which shows the panel with the same value. */
export function Tab({ count, asChild = false, className, children, ...rest }: TabProps): ReactElement {
  const { onFocus, onMouseDown, onKeyDown, onBlur, ...props } = rest;
  return (
    <Primitive.Trigger
      asChild
      data-slot="tab"
      className={cx(tabStyles, className)}
      onFocus={(event) => {
        scrollIntoFullView(event.currentTarget);
        onFocus?.(event);
      }}
      // Radix focuses a pressed tab by script, which browsers treat as keyboard focus: they would show the focus ring.
      onMouseDown={(event) => {
        event.currentTarget.toggleAttribute('data-pressed', true);
        onMouseDown?.(event);
      }}
      onKeyDown={(event) => {
        event.currentTarget.toggleAttribute('data-pressed', false);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        event.currentTarget.toggleAttribute('data-pressed', false);
        onBlur?.(event);
      }}
      {...props}
    >
      <Slot.Slottable child={asChild ? children : <button type="button">{children}</button>}>
        {(words) => <TabWords count={count}>{words}</TabWords>}
      </Slot.Slottable>
    </Primitive.Trigger>
  );
}

/** Props of {@link TabPanel}. */
export interface TabPanelProps extends ComponentProps<typeof Primitive.Content> {
  /** The `value` of its {@link Tab}. */
  value: string;
  /** Keeps the closed panel in the document. */
  forceMount?: true | undefined;
}

/** Content of a tab. */
export function TabPanel(props: TabPanelProps): ReactElement {
  return (
    <Primitive.Content
      data-slot="tab-panel"
      {...props}
      className={cx(
        'data-[orientation=vertical]:min-w-0 data-[orientation=vertical]:flex-1 data-[state=inactive]:hidden',
        props.className,
      )}
    />
  );
}
