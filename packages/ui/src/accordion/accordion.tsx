import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { cx } from '../class-names/class-names.js';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface AccordionState {
  name: string | undefined;
  headingLevel: 2 | 3 | 4;
}

const AccordionContext = createContext<AccordionState>({ name: undefined, headingLevel: 3 });

/** Props of {@link Accordion}. */
export interface AccordionProps extends ComponentProps<'div'> {
  /** Opening one closes the others. Default `false`: what somebody opened stays open. */
  single?: boolean;
  /** Level of the titles among the headings of the page. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Answers behind their questions. Each is the browser's own `details`: it opens before any JavaScript has come, and the
 * browser's search in the page finds what is closed and opens it.
 */
export function Accordion({
  single = false,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps): ReactElement {
  const name = useId();
  return (
    <AccordionContext value={{ name: single ? name : undefined, headingLevel }}>
      <div
        data-slot="accordion"
        className={cx('divide-y divide-line border-b border-line', className)}
        {...rest}
      />
    </AccordionContext>
  );
}

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'onToggle'> {
  /** The question. */
  title: ReactNode;
  /** Open at the beginning. Default `false`. */
  defaultOpen?: boolean;
  /** Follows what a reader opens and closes. */
  onOpenChange?: (change: { open: boolean }) => void;
  /** The answer. */
  children: ReactNode;
}

/** One question with its answer. */
export function AccordionItem({
  title,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: AccordionItemProps): ReactElement {
  const { name, headingLevel } = useContext(AccordionContext);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      data-slot="accordion-item"
      name={name}
      open={defaultOpen}
      onToggle={({ currentTarget }) => onOpenChange?.({ open: currentTarget.open })}
      className={cx('group', className)}
      {...rest}
    >
      <summary
        data-slot="accordion-trigger"
        className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden"
      >
        <Heading className="min-w-0 font-sans text-base font-semibold tracking-normal">{title}</Heading>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-fg-muted transition group-open:rotate-180"
        />
      </summary>
      <div data-slot="accordion-content" className="pb-4">
        {children}
      </div>
    </details>
  );
}
