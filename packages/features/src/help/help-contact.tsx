import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './help.catalogue.js';

/** The way to a person. */
export function HelpContact() {
  const words = useMessages(catalogue);
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-soft p-5">
      <div>
        <Heading level={2} size="subsection">
          {words.contactTitle}
        </Heading>
        <p className="text-sm">{words.contactText}</p>
      </div>
      <Button asChild>
        <Link to={{ to: 'contact' }}>{words.contact}</Link>
      </Button>
    </section>
  );
}
