import { useState } from 'react';
import { whenNear } from '../shared/when-near.js';
import { DrawnWith } from './drawn-with.js';
import { Hero } from './hero.js';
import { useHome } from './use-home.js';

const Lower = whenNear(async () => (await import('./landing-lower.js')).LandingLower);

/** The page at the front door. The code of what lies below the first screenful comes when somebody scrolls there. */
export function LandingScreen() {
  const { state, member } = useHome();
  const [drawnWith] = useState(state);
  return (
    <DrawnWith value={drawnWith}>
      <Hero home={state.status === 'ready' ? state.home : undefined} member={member} />
      <Lower />
    </DrawnWith>
  );
}
