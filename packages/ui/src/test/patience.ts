import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

// Ends a test that hangs. Found elements resolve at once, so the timeout costs no time.
configure({ asyncUtilTimeout: 60_000 });

// Test files share a worker. A module that is still loading when a file ends never loads in the next file.
afterAll(() => vi.dynamicImportSettled());
