import { contractSuite } from '@campushive/features/testing/contract-suite';
import { openWorld } from './world.js';

// The same suite runs on the campus in memory.
contractSuite(openWorld, 'students');
