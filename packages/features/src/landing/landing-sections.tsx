import type { Home } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { GetStarted } from './hero.js';
import { catalogue } from './landing.catalogue.js';
import { Testimonials } from './testimonials.js';
import { UniversitiesSection } from './universities-section.js';

/** The parts below the first screenful, from top to bottom. */
export type LandingPart = 'featured' | 'browse' | 'categories' | 'money' | 'students' | 'call';

/** How the parts below the first screenful stand on the page. */
export function LandingSections(parts: Readonly<Record<LandingPart, ReactNode>>) {
  return (
    <>
      <div className="mx-auto grid max-w-7xl gap-14 px-gutter py-12 lg:gap-20 lg:px-8 lg:py-16">
        {parts.featured}
        {parts.browse}
        {parts.categories}
      </div>
      {parts.money}
      <div className="mx-auto max-w-7xl px-gutter py-12 lg:px-8 lg:py-16">{parts.students}</div>
      {parts.call}
    </>
  );
}

/** What students say, and where they study; while nobody has said anything, no place is kept for it. */
export function StudentsSections({ home }: { home: Home | undefined }) {
  return (
    <div className="grid gap-14 lg:gap-20">
      <Testimonials home={home} />
      <UniversitiesSection home={home} />
    </div>
  );
}

/** Asks once more to join. */
export function CallSection({ member }: { member: boolean }) {
  const words = useMessages(catalogue);
  return (
    <section className="[--tall:19rem] sm:[--tall:16rem] border-t border-line bg-brand-soft">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-gutter py-14 text-center">
        <Heading level={2} size="page">
          {words.callTitle}
        </Heading>
        <p>{words.callText}</p>
        <GetStarted member={member} />
      </div>
    </section>
  );
}
