import { defineConfig } from '@playwright/test';
import { languageTag } from './campus.js';

const executablePath = process.env['E2E_BROWSER'];
const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const OUTAGES = 'outage.spec.ts';

/** The whole product in a real browser, on a phone and on a laptop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  // One server for all: journeys share nothing but it. Two browsers keep two cores busy; the third waits for outages to pass.
  workers: 3,
  fullyParallel: true,
  // What a second try passes is named at the end of the whole run (decision 67).
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  globalSetup: './server.ts',
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e-playwright.json' }]],
  use: {
    launchOptions,
    locale: languageTag,
    screenshot: 'only-on-failure',
    // A trace of every test costs a quarter of the time: ask for it where one fails.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Every device would fetch the whole product for later; the journeys that need it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // What the screen's width does not change runs on one of the two, by its tag.
  projects: [
    // Their servers are away for a minute and a half in which a browser has nothing to do.
    { name: 'outages', use: LAPTOP, testMatch: OUTAGES, workers: 1, timeout: 180_000 },
    { name: 'phone', use: PHONE, grepInvert: /@laptop/, testIgnore: OUTAGES, workers: 1 },
    { name: 'laptop', use: LAPTOP, grepInvert: /@phone/, testIgnore: OUTAGES, workers: 1 },
  ],
});
