/* global jest -- brought by the runner */

/** A story that fails is tried once more, and named at the end of the whole run (decision 67). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
