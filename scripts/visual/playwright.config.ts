import { defineConfig } from '@playwright/test';

const executablePath = process.env['VISUAL_BROWSER'];

/** Compares pictures of stories with the committed ones; started by scripts/visual/visual.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../.cache/visual/results',
  snapshotPathTemplate: '../../packages/{arg}{ext}',
  // While the page of one waits for its story to settle, the other renders. A worker's own browser takes 11 s of a core to begin.
  workers: 2,
  fullyParallel: true,
  // A retry begins in a fresh page.
  retries: 1,
  timeout: 120_000,
  // Text rendering varies between machines.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../.cache/visual/report' }]],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      ],
    },
  },
});
