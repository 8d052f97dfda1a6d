import { createApp } from './app.js';
import { ConfigError, readConfig } from './config.js';

try {
  const app = await createApp(readConfig(process.env));
  const address = await app.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  process.send?.({ ready: address });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`CampusHive cannot start: ${error.message}`);
  process.exit(1);
}
