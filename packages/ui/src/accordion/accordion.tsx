import { type ComponentProps, createContext, type ReactElement, useContext } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { Slot } from '../slot/slot.js';

type HeadingLevel = 2 | 3 | 4;

const HeadingLevelContext = createContext<HeadingLevel>(3);

interface AccordionBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Heading level of the titles in the page. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Disables all items. Default `false`. */
  disabled?: boolean | undefined;
  /** Direction of the arrow keys between the titles. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Direction of reading, for the arrow keys of a horizontal list. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Renders the only child as the list. Default `false`. */
  asChild?: boolean | undefined;
}

interface AccordionSingleProps extends AccordionBaseProps {
  /** `single` closes the others when an item opens. With `multiple`, several items can be open. Default `multiple`. */
  type: 'single';
  /** Controlled value of the open item; an empty text opens none. */
  value?: string | undefined;
  /** Value of the initially open item. Default: none. A list is deprecated, and goes with version 0.3. */
  defaultValue?: string | readonly string[] | undefined;
  /** Called with the value of the open item; an empty text when it closes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** A press on the open item closes it. Default `true`. */
  collapsible?: boolean | undefined;
}

interface AccordionMultipleProps extends AccordionBaseProps {
  /** `single` closes the others when an item opens. With `multiple`, several items can be open. Default `multiple`. */
  type?: 'multiple' | undefined;
  /** Controlled values of the open items. */
  value?: readonly string[] | undefined;
  /** Values of the initially open items. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Props of {@link Accordion}. */
export type AccordionProps = AccordionSingleProps | AccordionMultipleProps;

/** A list of questions that open to their answers. */
export function Accordion({ headingLevel = 3, dir, className, ...rest }: AccordionProps): ReactElement {
  const direction = usePageDirection();
  const shared = {
    'data-slot': 'accordion',
    dir: dir ?? direction,
    className: cx('divide-y divide-line border-b border-line', className),
  };
  return (
    <HeadingLevelContext value={headingLevel}>
      {rest.type === 'single' ? <SingleRoot {...shared} {...rest} /> : <MultipleRoot {...shared} {...rest} />}
    </HeadingLevelContext>
  );
}

function SingleRoot({ collapsible = true, defaultValue, ...rest }: AccordionSingleProps): ReactElement {
  const initial = typeof defaultValue === 'object' ? defaultValue[0] : defaultValue;
  return <Primitive.Root collapsible={collapsible} defaultValue={initial} {...rest} />;
}

function MultipleRoot({ value, defaultValue, ...rest }: AccordionMultipleProps): ReactElement {
  return (
    <Primitive.Root
      {...rest}
      type="multiple"
      value={value === undefined ? undefined : [...value]}
      defaultValue={defaultValue === undefined ? undefined : [...defaultValue]}
    />
  );
}

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps extends ComponentProps<typeof Primitive.Item> {
  /** Name of the item in `value` and `defaultValue`. */
  value: string;
  /** The item cannot be opened or closed. Default `false`. */
  disabled?: boolean | undefined;
}

/** A question with its answer: an {@link AccordionTrigger} and an {@link AccordionContent}. */
export function AccordionItem(props: AccordionItemProps): ReactElement {
  return <Primitive.Item data-slot="accordion-item" {...props} />;
}

/** Props of {@link AccordionTrigger}. */
export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /** Renders the only child, a button, as the trigger; the arrow goes into it. Default `false`. */
  asChild?: boolean | undefined;
}

/** The question, a heading that opens and closes its answer. */
export function AccordionTrigger({
  asChild = false,
  className,
  children,
  ...rest
}: AccordionTriggerProps): ReactElement {
  const Heading = `h${useContext(HeadingLevelContext)}` as const;
  return (
    <Primitive.Header asChild>
      <Heading className="font-sans text-base font-semibold tracking-normal">
        <Primitive.Trigger
          asChild
          data-slot="accordion-trigger"
          className={cx(
            'group flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 py-2 text-start disabled:cursor-not-allowed disabled:opacity-45',
            className,
          )}
          {...rest}
        >
          <Slot.Slottable child={asChild ? children : <button type="button">{children}</button>}>
            {(words) => (
              <>
                <span className="min-w-0">{words}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-fg-muted transition group-data-[state=open]:rotate-180"
                />
              </>
            )}
          </Slot.Slottable>
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  );
}

/** Props of {@link AccordionContent}. Has no `asChild`, because the content has its own padding. */
export interface AccordionContentProps extends ComponentProps<'div'> {
  /** Keeps the closed answer in the document, so that search engines find it. Default `true`. */
  forceMount?: boolean | undefined;
}

/** The answer. Stays in the document while closed, so that search engines find it. */
export function AccordionContent({
  forceMount = true,
  className,
  children,
  ...rest
}: AccordionContentProps): ReactElement {
  return (
    <Primitive.Content
      {...(forceMount && { forceMount })}
      data-slot="accordion-content"
      className={cx('data-[state=closed]:hidden', className)}
      {...rest}
    >
      <div className="pb-4">{children}</div>
    </Primitive.Content>
  );
}
