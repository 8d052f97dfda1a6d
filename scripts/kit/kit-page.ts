/** Opens a page with parts of the kit, for suites that depend on layout or on the browser's own behaviour. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { browserPath } from '../browser.ts';
import { root } from '../run.ts';

/** Opens `packages/ui/src/test/<folder>/<entry>`, with axe loaded. */
export async function openKitPage(folder: string, entry: string): Promise<{ browser: Browser; page: Page }> {
  const [{ script, style }, executablePath] = await Promise.all([
    bundle(`${root}/packages/ui/src/test/${folder}`, entry),
    browserPath(),
  ]);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.setContent(`<!doctype html><html lang="en"><title>${folder}</title><body></body></html>`);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  page.setDefaultTimeout(5_000);
  return { browser, page };
}

/** Returns the HTML of `packages/ui/src/test/<folder>/<entry>` with its script and styles inside, for browsers without Playwright. */
export async function bundleKitPage(folder: string, entry: string): Promise<string> {
  const { script, style } = await bundle(`${root}/packages/ui/src/test/${folder}`, entry);
  // A closing tag inside of the script would end it.
  const code = script.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><title>${folder}</title><style>${style}</style><body><script type="module">${code}</script></body></html>`;
}

async function bundle(folder: string, entry: string): Promise<{ script: string; style: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [tailwindcss()],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${folder}/${entry}`,
        output: { codeSplitting: false },
        onwarn: () => undefined,
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = output.find((part) => part.type === 'chunk')?.code;
  const style = output.find((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  if (script === undefined || style?.type !== 'asset')
    throw new Error(`The page of ${folder} was not built.`);
  return { script, style: String(style.source) };
}
