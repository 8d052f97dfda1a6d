/** After the build: draws the public pages, and compresses what the server sends. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  mkdirSync,
  rmSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minifySync } from 'vite';
import type { Frame } from '../src/frames.js';
import { chunksOf, mostExactFirst, withFrame } from './frames.ts';

interface Prerender {
  PRERENDERED: readonly string[];
  LOCALES: readonly string[];
  ADDRESSES: readonly string[];
  headOf(path: string, language: string, html: string): { title: string; description: string };
  render(path: string, language: string): Promise<string>;
  drawFrames(): Promise<readonly Frame[]>;
}

/** Stands where the site's own address belongs: the server, which knows it, puts it in. */
const ADDRESS = 'https://public-url.invalid';

/** Pages that are mostly text. */
const TEXTS = /^\/(help\/|terms|privacy|cookies)/;

const folder = fileURLToPath(new URL('..', import.meta.url));
const dist = join(folder, 'dist');
const { PRERENDERED, LOCALES, ADDRESSES, headOf, render, drawFrames } = (await import(
  join(folder, 'dist-server', 'prerender.js')
)) as Prerender;
// Without them the server does not know which addresses have a page.
writeFileSync(join(folder, 'dist-server', 'addresses.json'), JSON.stringify(ADDRESSES));

const shell = readFileSync(join(dist, 'index.html'), 'utf8').replace('/boot.js', lasting('boot'));
writeFileSync(join(dist, 'shell.html'), shell.replace('<!--page-->', ''));
// The worker keeps the shell from its installation on: browsers that see another worker install it with this build's.
appendFileSync(join(dist, 'sw.js'), `//${createHash('sha256').update(shell).digest('hex')}\n`);
// The same around what the server draws.
writeFileSync(join(dist, 'drawn.html'), asDrawn(stylesFirst(shell), 'en').replace('<!--page-->', ''));
for (const language of LOCALES) {
  for (const path of PRERENDERED) {
    const html = withoutInline(path, await render(path, language));
    const mark = language === 'en' ? 'data-prerendered' : `data-prerendered="${language}"`;
    const styled = asDrawn(stylesFirst(withHead(path, language, html)), language);
    const page = (TEXTS.test(path) ? withFont(styled) : styled).replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" ${mark}>${html}</div>`,
    );
    const file = join(folderOf(language), path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
}
const manifest = join(dist, 'manifest.json');
const chunks = chunksOf(
  readFileSync(manifest, 'utf8'),
  readFileSync(join(folder, 'src', 'router.tsx'), 'utf8'),
);
rmSync(manifest);
const early = lasting('early');
mkdirSync(join(dist, 'frames'), { recursive: true });
const frames = mostExactFirst(await drawFrames()).map((frame) => {
  const file = `frames/${frame.pattern.replace('/dashboard', 'dashboard').replace(/\/:?/g, '-')}.html`;
  writeFileSync(
    join(dist, file),
    withFrame(withFont(stylesFirst(shell)), { ...frame, early, chunks: chunks(frame.page) }),
  );
  // Of the frames that show one listing, how wide its photo is.
  return [frame.pattern, file, ...(frame.photos?.count === 1 ? [frame.photos.sizes] : [])] as const;
});
writeFileSync(join(folder, 'dist-server', 'frames.json'), JSON.stringify(frames));
compress(dist);

/** English pages are files of the site; those of other languages have the same addresses, and the server chooses. */
function folderOf(language: string): string {
  return language === 'en' ? dist : join(folder, 'dist-server', 'pages', language);
}

/** Marked as a page that the server has in every language (boot.js asks for another one). */
function asDrawn(html: string, language: string): string {
  return html.replace('<html lang="en"', `<html lang="${language}" data-drawn`);
}

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
function withHead(path: string, language: string, html: string): string {
  const { title, description } = headOf(path, language, html);
  const addressIn = (one: string) => `${ADDRESS}${path}${one === 'en' ? '' : `?lang=${one}`}`;
  const address = addressIn(language);
  const [name, about] = [escapeHtml(title), escapeHtml(description)];
  const lines = [
    `<meta name="description" content="${about}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...LOCALES.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn('en')}" />`,
    '<meta property="og:site_name" content="CampusHive" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${ADDRESS}/social.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return shell
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>\n    ${lines.join('\n    ')}`);
}

/**
 * What is drawn ahead needs only its styles to be seen: they come first, and the scripts take what the line has left and
 * run afterwards (boot.js starts them). In the shell everything waits for the scripts, which there are asked for at once.
 */
function stylesFirst(html: string): string {
  const styles = html.match(/^\s*<link rel="stylesheet"[^>]*>\n/gm)?.join('') ?? '';
  return html
    .replace(styles, '')
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      '<link id="entry" rel="modulepreload" fetchpriority="low" crossorigin href="$1">',
    )
    .replace(/^\s*<link rel="icon"/m, (icon) => `${styles}${icon}`);
}

/**
 * The letters of texts are asked for together with the styles, instead of once these say so: they are there before the
 * text is, or shortly after, and the same words in other letters need not fill as many lines.
 */
function withFont(html: string): string {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^text-[\w-]{8}\.woff2$/.test(name));
  if (file === undefined) throw new Error('The build has no letters for texts');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  return html.replace(/<link rel="stylesheet"[^>]*>/, (styles) => `${styles}\n    ${link}`);
}

/** What runs before a page is painted holds it up: it is made small, and under a name of its content asked for once. */
function lasting(name: string): string {
  const { code, errors } = minifySync(name, readFileSync(join(dist, `${name}.js`), 'utf8'), {
    module: false,
  });
  if (errors.length > 0) throw new Error(`${name}.js: ${errors.map(({ message }) => message).join(', ')}`);
  const path = `/assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(dist, path), code);
  return path;
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
