import { Hero } from './hero.js';
import { LandingSections } from './landing-sections.js';
import type { Landing } from './use-landing.js';

/** The front page: what this is, what is open now, why to trust it, and how to join. */
export function LandingView({ landing }: { landing: Landing }) {
  const { state, member } = landing;
  return (
    <>
      <Hero home={state.status === 'ready' ? state.home : undefined} member={member} />
      <LandingSections landing={landing} />
    </>
  );
}
