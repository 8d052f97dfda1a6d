import { contractSuite } from '@campushive/features/testing/contract-suite';
import { openWorld } from './world.js';

// The same suite that the campus in memory passes.
contractSuite(openWorld, 'students');
