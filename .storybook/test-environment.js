import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** How long a page waits for the next file of stories; well under the half second that Jest gives a worker to end. */
const PATIENCE = 100;

/**
 * The page of this worker, already with Storybook's viewer, axe and our checks in it; undefined before the first file and
 * after a failure.
 */
let kept;
let farewell;

/**
 * Shows the stories of many files in one page. The runner's own environment opens a new one for every file, which took a
 * fifth of the whole run; stories must not depend on each other's page anyhow, as those of one file share it.
 */
export default class KeptPage extends PlaywrightEnvironment {
  #failed = false;

  async setup() {
    clearTimeout(farewell);
    const options = this._config.testEnvironmentOptions['jest-playwright'];
    options.skipInitialization = kept !== undefined;
    await super.setup();
    if (kept) Object.assign(this.global, kept);
    else {
      const { browser, context, page } = this.global;
      kept = { browser, context, page };
      await setupPage(page, context);
    }
    // What the runner's setup file would do, which takes a second to load for each file.
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#failed = true;
  }

  async teardown() {
    const { browser } = kept ?? this.global;
    // The page may have been changed for another after a failure, and what failed may have left anything behind.
    if (this.#failed) kept = undefined;
    else {
      this.global.browser = undefined;
      farewell = setTimeout(() => {
        kept = undefined;
        void browser.close();
      }, PATIENCE);
    }
    await super.teardown();
  }
}
