import { BrowseSection } from './browse-section.js';
import { CategoriesSection } from './categories-section.js';
import { FeaturedSection } from './featured-section.js';
import { Hero } from './hero.js';
import { CallSection, StudentsSections } from './landing-sections.js';
import { MoneySection } from './money-section.js';
import type { Landing } from './use-landing.js';

/** Front page: introduction, open listings, payment protection and registration. */
export function LandingView({
  landing,
}: {
  /** Figures and latest listings of the campus, each with its loading state. */
  landing: Landing;
}) {
  const { state, member } = landing;
  const home = state.status === 'ready' ? state.home : undefined;
  return (
    <>
      <Hero home={home} member={member} />
      <div className="page pt-4 pb-12 md:pt-6 lg:py-16">
        <BrowseSection landing={landing} />
      </div>
      <MoneySection />
      <div className="page grid gap-14 py-12 lg:gap-20 lg:py-16">
        <FeaturedSection state={state} member={member} />
        <StudentsSections home={home} />
        <CategoriesSection home={home} />
      </div>
      <CallSection member={member} />
    </>
  );
}
