import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@campushive/ui/accordion';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './order.catalogue.js';

export interface OrderHelpProps {
  /** The order can still be changed, cancelled or reported, which the row says. Default: false. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Disclosure for the rarely used parts of an order. */
export function OrderHelp({ isOpen = false, children }: OrderHelpProps) {
  const t = useMessages(catalogue);
  return (
    <Accordion type="single" headingLevel={2} data-slot="order-help">
      <AccordionItem value="help">
        <AccordionTrigger>
          <span className="flex items-center gap-3">
            <CircleQuestionMark aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block font-bold">{t.help}</span>
              {isOpen ? <span className="block text-sm font-normal text-fg-muted">{t.helpText}</span> : null}
            </span>
          </span>
        </AccordionTrigger>
        <AccordionContent forceMount={false}>
          <div className="grid grid-cols-1 gap-5 pt-1">{children}</div>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}
