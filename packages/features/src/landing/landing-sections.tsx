import { useMessages } from '../kernel/index.js';
import { BrowseSection } from './browse-section.js';
import { CategoriesSection } from './categories-section.js';
import { FeaturedSection } from './featured-section.js';
import { GetStarted } from './hero.js';
import { catalogue } from './landing.catalogue.js';
import { MoneySection } from './money-section.js';
import { Testimonials } from './testimonials.js';
import { UniversitiesSection } from './universities-section.js';
import type { Landing } from './use-landing.js';

/** What the front page says below its first screenful. */
export function LandingSections({ landing }: { landing: Landing }) {
  const words = useMessages(catalogue);
  const { state, member } = landing;
  const home = state.status === 'ready' ? state.home : undefined;
  return (
    <>
      <div className="mx-auto grid max-w-7xl gap-14 px-gutter py-12 lg:gap-20 lg:px-8 lg:py-16">
        <FeaturedSection state={state} member={member} />
        <BrowseSection landing={landing} />
        <CategoriesSection home={home} />
      </div>
      <MoneySection />
      <div className="mx-auto grid max-w-7xl gap-14 px-gutter py-12 lg:gap-20 lg:px-8 lg:py-16">
        <Testimonials home={home} />
        <UniversitiesSection home={home} />
      </div>
      <section className="[--tall:19rem] sm:[--tall:16rem] border-t border-line bg-brand-soft">
        <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-gutter py-14 text-center">
          <h2 className="text-2xl">{words.callTitle}</h2>
          <p>{words.callText}</p>
          <GetStarted member={member} />
        </div>
      </section>
    </>
  );
}
