import { configure } from '@testing-library/dom';

// Ends a test that hangs. An element that appears is found at once, however busy the machine.
configure({ asyncUtilTimeout: 60_000 });
