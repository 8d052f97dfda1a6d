import { BrowseSection } from './browse-section.js';
import { CategoriesSection } from './categories-section.js';
import { FeaturedSection } from './featured-section.js';
import { Hero } from './hero.js';
import { CallSection, LandingSections, StudentsSections } from './landing-sections.js';
import { MoneySection } from './money-section.js';
import type { Landing } from './use-landing.js';

/** The front page: what this is, what is open now, why to trust it, and how to join. */
export function LandingView({
  landing,
}: {
  /** The figures of the campus and its newest listings, each as soon as it is there. */
  landing: Landing;
}) {
  const { state, member } = landing;
  const home = state.status === 'ready' ? state.home : undefined;
  return (
    <>
      <Hero home={home} member={member} />
      <LandingSections
        featured={<FeaturedSection state={state} member={member} />}
        browse={<BrowseSection landing={landing} />}
        categories={<CategoriesSection home={home} />}
        money={<MoneySection />}
        students={<StudentsSections home={home} />}
        call={<CallSection member={member} />}
      />
    </>
  );
}
