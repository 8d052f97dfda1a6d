import { memo, useState } from 'react';
import { aliveWhenNear, useAlive } from '../shared/when-near.js';
import { BrowseSection } from './browse-section.js';
import { CategoriesSection } from './categories-section.js';
import { FeaturedSection } from './featured-section.js';
import { CallSection, LandingSections, StudentsSections } from './landing-sections.js';
import { MoneySection } from './money-section.js';
import { useHome, type LandingState } from './use-home.js';
import { useLanding } from './use-landing.js';

const ASLEEP: LandingState = { status: 'loading' };

/** As the page was drawn ahead, for nobody in particular before anything was fetched; then as it is. */
function useAwake() {
  const { state, member } = useHome();
  return useAlive() ? { state, member } : { state: ASLEEP, member: false };
}

function useFigures() {
  const { state } = useAwake();
  return state.status === 'ready' ? state.home : undefined;
}

const Featured = aliveWhenNear(() => <FeaturedSection {...useAwake()} />);
const Browse = aliveWhenNear(() => {
  const landing = useLanding();
  const alive = useAlive();
  const asleep = { member: false, state: ASLEEP, browse: ASLEEP };
  return <BrowseSection landing={alive ? landing : { ...landing, ...asleep }} />;
});
const Categories = aliveWhenNear(() => <CategoriesSection home={useFigures()} />);
const Money = aliveWhenNear(MoneySection);
/** At once: where somebody has said something it grows, and nobody is near yet. */
const Students = memo(function Students() {
  const home = useFigures();
  const alive = useAlive();
  const [drawnAhead] = useState(!alive);
  return (
    <div className={drawnAhead ? 'drawn-below' : undefined}>
      <StudentsSections home={home} />
    </div>
  );
});
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
