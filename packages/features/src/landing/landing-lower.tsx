import { useState } from 'react';
import { useAlive } from '../shared/when-near.js';
import { LandingSections } from './landing-sections.js';
import { useLanding, type Landing } from './use-landing.js';

/** As the page was drawn ahead: for nobody in particular, before anything was fetched. */
const ASLEEP: Landing = {
  member: false,
  state: { status: 'loading' },
  browse: { status: 'loading' },
  filter: 'all',
  onFilterChange: () => undefined,
};

/** The sections below the first screenful, with what they show. */
export function LandingLower() {
  const landing = useLanding();
  const alive = useAlive();
  const [drawnAhead] = useState(!alive);
  return (
    <div className={drawnAhead ? 'drawn-below' : undefined}>
      <LandingSections landing={alive ? landing : ASLEEP} />
    </div>
  );
}
