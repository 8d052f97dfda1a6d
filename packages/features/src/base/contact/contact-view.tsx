import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@campushive/ui/accordion';
import { Heading } from '@campushive/ui/heading';
import { TextLink, useCampus, useMessages } from '../../kernel/index.js';
import { ContactForm } from './contact-form.js';
import { catalogue } from './contact.catalogue.js';
import { LocationMap } from './location-map.js';
import type { Contact } from './use-contact.js';

/** Contact options: form, email and address, with frequent questions. */
export function ContactView({ contact }: { contact: Contact }) {
  const t = useMessages(catalogue);
  const { contact: reach } = useCampus();
  return (
    <div className="page grid page-6xl gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
      <div className="grid content-start gap-6">
        <header className="grid gap-2">
          <Heading level={1}>{t.title}</Heading>
          <p className="text-fg-muted">{t.intro}</p>
        </header>
        <ContactForm contact={contact} />
      </div>
      <aside className="grid content-start gap-6">
        <section className="grid gap-1">
          <Heading level={2}>{t.whereTitle}</Heading>
          <address className="not-italic">
            {reach.address.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <TextLink standalone href={`mailto:${reach.supportEmail}`} className="break-all">
            {reach.supportEmail}
          </TextLink>
          <Heading level={3} className="pt-2">
            {t.hoursTitle}
          </Heading>
          <p>{t.hours}</p>
        </section>
        <LocationMap />
      </aside>
      <section className="grid gap-2 lg:col-span-2">
        <Heading level={2}>{t.faqTitle}</Heading>
        <Accordion className="max-w-prose">
          {t.faq.map(({ q, a }) => (
            <AccordionItem key={q} value={q}>
              <AccordionTrigger>{q}</AccordionTrigger>
              <AccordionContent>{a}</AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
        <TextLink standalone to={{ to: 'help' }}>
          {t.moreHelp}
        </TextLink>
      </section>
    </div>
  );
}
