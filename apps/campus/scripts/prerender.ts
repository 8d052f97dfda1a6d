/** After the build: draws the public pages, and compresses what the server sends. */
import { readdirSync, readFileSync, rmSync, mkdirSync, writeFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Prerender {
  PRERENDERED: readonly string[];
  headOf(path: string): { title: string; description: string };
  render(path: string): Promise<string>;
}

/** Stands where the site's own address belongs: the server, which knows it, puts it in. */
const ADDRESS = 'https://public-url.invalid';

const folder = fileURLToPath(new URL('..', import.meta.url));
const dist = join(folder, 'dist');
const built = join(folder, 'dist-prerender');
const { PRERENDERED, headOf, render } = (await import(join(built, 'prerender.js'))) as Prerender;

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
writeFileSync(join(dist, 'shell.html'), shell.replace('<!--page-->', ''));
for (const path of PRERENDERED) {
  const drawn = `<div id="root" data-prerendered>${withoutInline(path, await render(path))}</div>`;
  const page = withHead(path).replace('<div id="root"><!--page--></div>', () => drawn);
  const file = join(dist, path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}
rmSync(built, { recursive: true });
compress(dist);

/** The site's policy refuses styles and scripts inside a page: whoever draws one is told here, not by a student's browser. */
function withoutInline(path: string, html: string): string {
  const inline = /<[^>]*\s(?:style|on[a-z]+)="|<(?:style|script)[\s>]/.exec(html);
  if (inline !== null) {
    throw new Error(
      `${path} is drawn with something inline: ${html.slice(inline.index, inline.index + 160)}`,
    );
  }
  return html;
}

/** The shell with the page's own title, description and address, for search engines and messengers. */
function withHead(path: string): string {
  const { title, description } = headOf(path);
  const [name, about] = [escapeHtml(title), escapeHtml(description)];
  const lines = [
    `<meta name="description" content="${about}" />`,
    `<link rel="canonical" href="${ADDRESS}${path}" />`,
    '<meta property="og:site_name" content="CampusHive" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:url" content="${ADDRESS}${path}" />`,
    `<meta property="og:image" content="${ADDRESS}/social.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return shell
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>\n    ${lines.join('\n    ')}`);
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}

/** Beside each text file its brotli and gzip forms: made once here instead of at every request. */
function compress(path: string): void {
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    if (statSync(file).isDirectory()) compress(file);
    // Prerendered pages get the site's address from the server, which then compresses them itself.
    else if (name !== 'index.html' && /\.(html|js|css|svg|webmanifest)$/.test(name)) {
      const bytes = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}
