import { LandingView } from './landing-view.js';
import { useLanding } from './use-landing.js';

/** The page at the front door. */
export function LandingScreen() {
  return <LandingView landing={useLanding()} />;
}
