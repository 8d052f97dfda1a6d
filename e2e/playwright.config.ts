import { defineConfig } from '@playwright/test';

const executablePath = process.env['E2E_BROWSER'];
const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

/** The whole product in a real browser, on a phone and on a laptop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  // One server for all: journeys share nothing but it, yet two browsers are enough for two cores.
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: './server.ts',
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e-playwright.json' }]],
  use: {
    launchOptions,
    locale: 'en-GH',
    screenshot: 'only-on-failure',
    // A trace of every test costs a quarter of the time: ask for it where one fails.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Every device would fetch the whole product for later; the journeys that need it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // What the screen's width does not change runs on one of the two, by its tag.
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true }, grepInvert: /@laptop/ },
    { name: 'laptop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
});
