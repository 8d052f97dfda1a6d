/**
 * Serves Vendure's Shop API, or with PREPARE=1 creates its tables, tax, shipping and payment, and ends. Copied beside Vendure's packages
 * before it runs.
 */
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

const refuse = () => {
  throw new Error('The bench stores no files');
};
/** Addresses of pictures as a file server beside the shop would have them. */
const assetStorageStrategy = {
  toAbsoluteUrl: (_request, identifier) => `http://127.0.0.1/assets/${identifier}`,
  writeFileFromBuffer: refuse,
  writeFileFromStream: refuse,
  readFileToBuffer: refuse,
  readFileToStream: refuse,
  deleteFile: refuse,
  fileExists: refuse,
};

const isPreparing = process.env.PREPARE === '1';
const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT), shopApiPath: 'shop-api' },
  assetOptions: { assetStorageStrategy },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'bench' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    synchronize: isPreparing,
    migrations: [],
    logging: false,
    poolSize: Number(process.env.POOL),
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({})],
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Africa',
  countries: [{ name: 'Ghana', code: 'GH', zone: 'Africa' }],
  taxRates: [{ name: 'No Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Pick-up', price: 0 }],
  paymentMethods: [
    {
      name: 'Test',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

if (isPreparing) {
  const app = await populate(() => bootstrap(config), initialData);
  await app.close();
  process.exit(0);
}
const app = await bootstrap(config);
// One process does everything, as CampusHive's does: its jobs run here instead of in a worker.
await app.get(JobQueueService).start();
