import type { Home } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Star } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

/** Unedited reviews of completed orders. Renders nothing without reviews; none are invented. */
export function Testimonials({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  if (home === undefined || home.testimonials.length === 0) return null;
  return (
    <section className="grid gap-5">
      <Heading level={2}>{t.testimonialsTitle}</Heading>
      <ul className="grid gap-3 lg:grid-cols-3">
        {home.testimonials.map(({ id, stars, text, title, university }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5">
              <span role="img" aria-label={t.stars(stars)} className="flex gap-0.5 text-brand-text">
                {Array.from({ length: stars }, (_, index) => (
                  <Star key={index} aria-hidden="true" className="size-4 fill-brand" />
                ))}
              </span>
              <p className="font-bold">{title}</p>
              <blockquote className="flex-1 wrap-anywhere">{text}</blockquote>
              <figcaption className="text-sm text-fg-muted">{t.testimonialBy(university)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
