import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { storeHeaders, OF_LASTING_FILES } from './security-headers.js';

/**
 * Headers of photos. Besides those of lasting files, they keep other sites from embedding a photo, and a photo opened
 * in a tab from running anything.
 */
const PHOTO_HEADERS = [
  ...OF_LASTING_FILES,
  'access-control-allow-origin',
  'content-security-policy',
  'cross-origin-resource-policy',
];

/** Serves uploaded photos from this machine's disk under `/files`. Does nothing with S3, which has no folder. */
export async function serveFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await app.register(async (files) => {
    files.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode < 400) storeHeaders(reply, PHOTO_HEADERS);
      return payload;
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: '/files/',
      decorateReply: false,
      index: false,
      // Private files are served by their own module.
      allowedPath: (path) => !/^[\\/]*private([\\/]|$)/i.test(path),
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (reply) => {
        // A file never changes under its name.
        void reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  });
}
