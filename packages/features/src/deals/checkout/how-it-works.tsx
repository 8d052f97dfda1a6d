import type { Listing } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { ShieldCheck } from 'lucide-react';
import { kindOfListing } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

/** Three steps that explain the payment protection. */
export function HowItWorks({ listing }: { listing: Listing }) {
  const t = useSoldWords(kindOfListing(listing));
  return (
    <section className="grid gap-3 rounded-card bg-success-soft p-4 text-sm">
      <Heading level={2} size="item" className="flex items-center gap-2">
        <ShieldCheck aria-hidden="true" className="size-5 text-success" />
        {t.howTitle}
      </Heading>
      <ol className="grid gap-2">
        {[t.how1, t.how2, t.how3].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="hexagon grid w-6 shrink-0 self-start place-items-center bg-brand text-xs font-bold text-on-brand">
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
