import { type ComponentProps, createContext, type ReactElement, useContext } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';

type HeadingLevel = 2 | 3 | 4;

const HeadingLevelContext = createContext<HeadingLevel>(3);

/** Props of {@link Accordion}. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** `single` closes the others when an item opens. With `multiple`, several items can be open. Default `multiple`. */
  type?: 'single' | 'multiple';
  /** Values of the initially open items. Default: none. */
  defaultValue?: readonly string[];
  /** Heading level of the titles in the page. Default 3. */
  headingLevel?: HeadingLevel;
}

/** A list of questions that open to their answers. */
export function Accordion({
  type = 'multiple',
  defaultValue = [],
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps): ReactElement {
  const shared = {
    'data-slot': 'accordion',
    dir: usePageDirection(),
    className: cx('divide-y divide-line border-b border-line', className),
    ...rest,
  };
  return (
    <HeadingLevelContext value={headingLevel}>
      {type === 'single' ? (
        <Primitive.Root type="single" collapsible defaultValue={defaultValue[0]} {...shared} />
      ) : (
        <Primitive.Root type="multiple" defaultValue={[...defaultValue]} {...shared} />
      )}
    </HeadingLevelContext>
  );
}

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps extends ComponentProps<'div'> {
  /** Name of the item in `defaultValue`. */
  value: string;
}

/** A question with its answer: an {@link AccordionTrigger} and an {@link AccordionContent}. */
export function AccordionItem(props: AccordionItemProps): ReactElement {
  return <Primitive.Item data-slot="accordion-item" {...props} />;
}

/** The question, a heading that opens and closes its answer. */
export function AccordionTrigger({ className, children, ...rest }: ComponentProps<'button'>): ReactElement {
  const Heading = `h${useContext(HeadingLevelContext)}` as const;
  return (
    <Primitive.Header asChild>
      <Heading className="font-sans text-base font-semibold tracking-normal">
        <Primitive.Trigger
          data-slot="accordion-trigger"
          className={cx(
            'group flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 py-2 text-start',
            className,
          )}
          {...rest}
        >
          <span className="min-w-0">{children}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-fg-muted transition group-data-[state=open]:rotate-180"
          />
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  );
}

/** The answer. Stays in the document while closed, so that search engines find it. */
export function AccordionContent({ className, children, ...rest }: ComponentProps<'div'>): ReactElement {
  return (
    <Primitive.Content
      forceMount
      data-slot="accordion-content"
      className={cx('data-[state=closed]:hidden', className)}
      {...rest}
    >
      <div className="pb-4">{children}</div>
    </Primitive.Content>
  );
}
