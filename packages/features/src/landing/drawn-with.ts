import { createContext } from 'react';
import type { LandingState } from './use-home.js';

/**
 * What the front page knew when it was drawn first. Parts that come to life later take over HTML that was drawn with it,
 * whatever has been fetched since.
 */
export const DrawnWith = createContext<LandingState>({ status: 'loading' });
