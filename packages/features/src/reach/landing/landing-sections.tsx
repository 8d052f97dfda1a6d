import type { Home } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { useMessages } from '../../kernel/index.js';
import { Figures } from './figures.js';
import { GetStarted } from './hero.js';
import { catalogue } from './landing.catalogue.js';
import { Testimonials } from './testimonials.js';
import { UniversitiesSection } from './universities-section.js';

/** Student figures, reviews and universities. Without reviews, no space is reserved for them. */
export function StudentsSections({ home }: { home: Home | undefined }) {
  return (
    <div className="grid gap-14 lg:gap-20">
      <Figures home={home} />
      <Testimonials home={home} />
      <UniversitiesSection home={home} />
    </div>
  );
}

/** Final invitation to register. */
export function CallSection({ member }: { member: boolean }) {
  const t = useMessages(catalogue);
  return (
    <section className="border-t border-line bg-brand-soft">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-gutter py-14 text-center">
        <Heading level={2} size="page">
          {t.callTitle}
        </Heading>
        <p>{t.callText}</p>
        <GetStarted member={member} />
      </div>
    </section>
  );
}
