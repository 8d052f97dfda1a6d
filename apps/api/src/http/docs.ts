import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, docsPage } from './docs-page.js';
import { openApiDocument } from './openapi.js';
import { plainPagePolicy } from './security-headers.js';

/** `/openapi.json` and `/docs`, both made once from the contract. */
export function serveDocs(api: FastifyInstance, publicUrl: string): void {
  const document = openApiDocument(publicUrl);
  const text = JSON.stringify(document);
  const page = docsPage(document);
  const policy = plainPagePolicy(DOCS_STYLE);
  api.get('/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  api.get('/docs', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', policy).send(page),
  );
}
