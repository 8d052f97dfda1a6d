import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from './help.catalogue.js';

/** Link to contact the support team. */
export function HelpContact() {
  const t = useMessages(catalogue);
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-soft p-5">
      <div>
        <Heading level={2} size="subsection">
          {t.contactTitle}
        </Heading>
        <p className="text-sm">{t.contactText}</p>
      </div>
      <Button asChild>
        <Link to={{ to: 'contact' }}>{t.contact}</Link>
      </Button>
    </section>
  );
}
