/* eslint-disable @typescript-eslint/no-require-imports -- Medusa reads its configuration and scripts as CommonJS. */
/** Configures Medusa as its own default does: all modules in one process, without the admin's pages. */
const { defineConfig } = require('@medusajs/framework/utils');

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseLogging: false,
    databaseDriverOptions: {
      connection: { ssl: false },
      pool: { min: 0, max: Number(process.env.POOL) },
    },
    http: {
      storeCors: 'http://127.0.0.1',
      adminCors: 'http://127.0.0.1',
      authCors: 'http://127.0.0.1',
      jwtSecret: 'bench',
      cookieSecret: 'bench',
    },
  },
});
