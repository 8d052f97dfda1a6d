import type { NextConfig } from 'next';

const server = process.env['SERVER'] ?? 'http://localhost:4000';

/** The browser asks its own address; photos come from there, too. A build keeps the address of the server. */
const config: NextConfig = {
  rewrites: async () =>
    ['/api/:path*', '/files/:path*'].map((source) => ({ source, destination: `${server}${source}` })),
};

export default config;
