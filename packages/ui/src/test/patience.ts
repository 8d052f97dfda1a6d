import { configure } from '@testing-library/dom';

// What comes is found at once; a machine with much to do may take long to bring it.
configure({ asyncUtilTimeout: 15_000 });
