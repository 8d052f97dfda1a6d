import { configure } from '@testing-library/dom';

// Ends a test that hangs. Found elements resolve at once, so the timeout costs no time.
configure({ asyncUtilTimeout: 60_000 });
