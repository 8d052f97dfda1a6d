import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** Started by scripts/test-stories.ts, which finds the browser. */
export default {
  ...config,
  testTimeout: 120_000,
  setupFilesAfterEnv: [
    ...config.setupFilesAfterEnv,
    ...(process.env['CI'] === undefined ? [] : [new URL('try-again.cjs', import.meta.url).pathname]),
  ],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env['STORIES_BROWSER'],
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      },
      // A finger and no motion: the harder targets, and pictures that hold still.
      contextOptions: { hasTouch: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
    },
  },
};
