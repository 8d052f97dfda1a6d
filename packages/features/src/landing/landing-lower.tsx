import { use } from 'react';
import { aliveWhenNear, useAlive } from '../shared/when-near.js';
import { BrowseSection } from './browse-section.js';
import { CategoriesSection } from './categories-section.js';
import { DrawnWith } from './drawn-with.js';
import { FeaturedSection } from './featured-section.js';
import { CallSection, LandingSections, StudentsSections } from './landing-sections.js';
import { MoneySection } from './money-section.js';
import { useHome } from './use-home.js';
import { freshOf, useLanding } from './use-landing.js';

/** As the page was drawn ahead, for nobody in particular; then as it is. */
function useAwake() {
  const { state, member } = useHome();
  const drawnWith = use(DrawnWith);
  return useAlive() ? { state, member } : { state: drawnWith, member: false };
}

function useFigures() {
  const { state } = useAwake();
  return state.status === 'ready' ? state.home : undefined;
}

const Featured = aliveWhenNear(() => <FeaturedSection {...useAwake()} />);
const Browse = aliveWhenNear(() => {
  const landing = useLanding();
  const drawnWith = use(DrawnWith);
  // The same where nothing else has come since: then nothing is drawn again.
  const browse = landing.state === drawnWith ? landing.browse : freshOf(drawnWith);
  return <BrowseSection landing={useAlive() ? landing : { ...landing, member: false, browse }} />;
});
const Categories = aliveWhenNear(() => <CategoriesSection home={useFigures()} />);
const Money = aliveWhenNear(MoneySection);
const Students = aliveWhenNear(() => <StudentsSections home={useFigures()} />);
const Call = aliveWhenNear(() => <CallSection member={useAwake().member} />);

/** The sections below the first screenful, each with what it shows. */
export function LandingLower() {
  return (
    <LandingSections
      featured={<Featured />}
      browse={<Browse />}
      categories={<Categories />}
      money={<Money />}
      students={<Students />}
      call={<Call />}
    />
  );
}
