import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, docsPage } from './docs-page.js';
import { openApiDocument } from './openapi.js';
import { plainPagePolicy } from './security-headers.js';

/** Serves `/openapi.json` and `/docs`, made from the contract on the first request. */
export function serveDocs(api: FastifyInstance, publicUrl: string): void {
  const policy = plainPagePolicy(DOCS_STYLE);
  let made: { readonly text: string; readonly page: string } | undefined;
  const docs = () => (made ??= createDocs(publicUrl));
  api.get('/openapi.json', (_request, reply) => reply.type('application/json').send(docs().text));
  api.get('/docs', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', policy).send(docs().page),
  );
}

function createDocs(publicUrl: string) {
  const document = openApiDocument(publicUrl);
  return { text: JSON.stringify(document), page: docsPage(document) };
}
