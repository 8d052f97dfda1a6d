import { defineConfig } from '@playwright/test';
import { languageTag } from './support/campus.js';

const executablePath = process.env['E2E_BROWSER'];
const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const OUTAGES = 'outage.spec.ts';

/** Runs the whole product in a real browser, on a phone and on a laptop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  // All journeys share a single server, and nothing else. Two browsers keep two cores busy; the third waits for outages to pass.
  workers: 3,
  fullyParallel: true,
  // Tests that pass on a retry are listed at the end of the whole run (decision 67).
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Ends a hang only: a busy machine takes three times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/server.ts',
  reporter: [
    ['list'],
    [
      'junit',
      {
        outputFile: process.env['E2E_REPORT'] ?? '../.cache/reports/e2e.xml',
        includeProjectInTestName: true,
        includeRetries: true,
        stripANSIControlSequences: true,
      },
    ],
  ],
  use: {
    launchOptions,
    locale: languageTag,
    screenshot: 'only-on-failure',
    // A trace of every test costs a quarter of the time. Set E2E_TRACE to debug a failure.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Every device would prefetch the whole product. Journeys that need the service worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Journeys that do not depend on the width run on one of the two devices, by their tag.
  projects: [
    // The servers of these journeys start twice and stop for 90 seconds, while the browser is idle.
    { name: 'outages', use: LAPTOP, testMatch: OUTAGES, workers: 1, timeout: 420_000 },
    { name: 'phone', use: PHONE, grepInvert: /@laptop/, testIgnore: OUTAGES, workers: 1 },
    { name: 'laptop', use: LAPTOP, grepInvert: /@phone/, testIgnore: OUTAGES, workers: 1 },
  ],
});
