import { screen } from '../../kernel/index.js';
import { LandingView } from './landing-view.js';
import { useLanding } from './use-landing.js';

/** Front page. */
export const LandingScreen = screen(function LandingScreen() {
  return <LandingView landing={useLanding()} />;
});
