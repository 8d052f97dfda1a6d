import { campus } from '@campushive/domain/platform/campus';
type Json = Record<string, unknown>;

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly {
    name: string;
    in: string;
    required: boolean;
    schema: Json;
    description?: string;
  }[];
  readonly requestBody?: { content: Record<string, { schema: Json }> };
  readonly responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}
interface Components {
  readonly schemas: Readonly<Record<string, Json>>;
}

/** Returns the OpenAPI document as one page without scripts: quick on any phone, and there is nothing to fetch. */
export function docsPage(document: Json): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), section(method.toUpperCase(), path, operation)]);
    }
  }
  const names = [...groups.keys()];
  const info = document['info'] as { description: string };
  const { schemas } = document['components'] as Components;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${campus.name} API</title><style>${DOCS_STYLE}</style><main><h1>${campus.name} API</h1>${info.description
    .split('\n\n')
    .map((part) => `<p>${words(part)}</p>`)
    .join('\n')}
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
${names.map((name) => `<h2 id="${name}">${name}</h2>${groups.get(name)?.join('')}`).join('')}
<h2 id="schemas">schemas</h2>${Object.entries(schemas).map(schemaSection).join('')}</main></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  const success = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
  return `<details><summary><b class="${method}">${method}</b> <code>${escape(path)}</code> <span>${words(operation.summary)}</span></summary>
<p>${words(operation.description)}</p>${parameters(operation)}
${body === undefined ? '' : `<h3>Body (${escape(body[0])})</h3><pre>${json(body[1].schema)}</pre>`}
${success === undefined ? '' : `<h3>${success[0]}</h3><pre>${json(Object.values(success[1].content)[0]?.schema)}</pre>`}
<h3>Failures</h3><ul>${failures.map(([status, one]) => `<li>${status}: ${words(one.description)}</li>`).join('')}</ul></details>`;
}

const schemaSection = ([name, schema]: [string, Json]) =>
  `<details id="${name}"><summary><code>${name}</code></summary><pre>${json(schema)}</pre></details>`;

function parameters({ parameters: all }: Operation): string {
  if (all.length === 0) return '';
  const rows = all.map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code></td><td>${one.in}${one.required ? ', required' : ''}</td><td>${words(one.description ?? '')} <code>${json(one.schema)}</code></td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

const json = (value: unknown) => escape(JSON.stringify(value, null, 1));
/** Renders the two Markdown constructs that the document uses: code and bold text. */
const words = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Styles of the page: its content security policy allows no others. */
export const DOCS_STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1rem}
nav a{display:inline-block;padding:.6rem .6rem .6rem 0}details{border-block-start:1px solid #8885;padding:.25rem 0}summary{cursor:pointer;padding:.6rem 0}
summary span{opacity:.85}b{display:inline-block;min-width:4.5rem}pre,table{overflow:auto;display:block;max-height:24rem;font-size:.85rem}td{padding:.25rem .75rem .25rem 0;vertical-align:top}`;
