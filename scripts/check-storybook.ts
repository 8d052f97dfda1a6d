/**
 * Opens every docs page of the Storybook built by `pnpm storybook:build`, and reports errors in the console, failed requests, pages that
 * do not open at their top, code with minified names, and parts without props. Arguments choose pages by a part of their id.
 */
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { browserPath } from './browser.ts';
import { root } from './run.ts';
import { serve } from './serve.ts';

const built = `${root}/.storybook/dist`;

interface Entry {
  id: string;
  type: string;
}

function docsPages(parts: readonly string[]): string[] {
  if (!existsSync(`${built}/index.json`))
    throw new Error('There is no Storybook yet: pnpm storybook:build makes it.');
  const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries)
    .filter(
      ({ type, id }) => type === 'docs' && (parts.length === 0 || parts.some((part) => id.includes(part))),
    )
    .map(({ id }) => id);
}

async function problemsOf(page: Page, url: string, id: string): Promise<string[]> {
  const problems: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => problems.push(`error: ${error.message}`);
  const onResponse = (answer: { status: () => number; url: () => string }) => {
    if (answer.status() >= 400) problems.push(`${answer.status()}: ${answer.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  // Waits for the story frames, too. On a busy machine the network may never be idle; missing content is reported as its own error.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  problems.push(...(await page.evaluate(look)));
  page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
  return problems;
}

/** Runs in the page. */
async function look(): Promise<string[]> {
  const problems: string[] = [];
  if (scrollY !== 0) problems.push(`opens ${Math.round(scrollY)} px down`);
  for (const button of document.querySelectorAll<HTMLElement>('button'))
    if (button.textContent === 'Show code') button.click();
  const isOpen = () =>
    ![...document.querySelectorAll('pre')].some((one) => one.textContent === 'Transforming...');
  for (let frame = 0; frame < 120 && (frame < 2 || !isOpen()); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const block of document.querySelectorAll('pre')) {
    const code = block.textContent ?? '';
    const names = [...code.matchAll(/<([A-Za-z][\w.]*)/g)].map(([, name = '']) => name);
    const short = names.filter(
      (name) => /^[A-Za-z]{1,2}$/.test(name) && !/^(a|p|b|i|h[1-6]|dl|dt|dd|ul|ol|li|td|th|tr|T)$/.test(name),
    );
    if (short.length > 0)
      problems.push(`code has names that a build made: ${[...new Set(short)].join(', ')}`);
    if (code.length > 8000) problems.push(`code of ${code.length} characters`);
  }
  for (const cell of document.querySelectorAll('.docblock-argstable td'))
    if (cell.textContent?.includes('unknown[')) problems.push(`a type of no one: ${cell.textContent}`);
  for (const section of document.querySelectorAll('[data-props-of]'))
    if (section.textContent === '' && document.querySelector('.docblock-argstable') === null)
      problems.push(`no props of ${section.getAttribute('data-props-of') ?? ''}`);
  return problems;
}

/** Returns the errors in the manifest for machines, and paths of the machine that built it. */
function manifestFaults(): string[] {
  const text = readFileSync(`${built}/manifests/components.json`, 'utf8');
  const { components } = JSON.parse(text) as {
    components: Record<string, { error?: unknown; stories?: { id: string; error?: unknown }[] }>;
  };
  const wrong = Object.entries(components).flatMap(([id, { error, stories = [] }]) => [
    ...(error === undefined ? [] : [id]),
    ...stories.filter((story) => story.error !== undefined).map((story) => story.id),
  ]);
  return [
    ...wrong.map((id) => `manifests/components.json has an error for ${id}`),
    ...(text.includes(root) ? ['manifests/components.json has paths of this machine'] : []),
  ];
}

async function main(): Promise<number> {
  const queue = docsPages(process.argv.slice(2).filter((one) => !one.startsWith('--')));
  const count = queue.length;
  const { server, url } = await serve(built);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  let failed = 0;
  const work = async (): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(60_000);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const problems = await problemsOf(page, url, id).catch((error: unknown) => [String(error)]);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`${id}\n${[...new Set(problems)].map((one) => `  ${one.slice(0, 300)}`).join('\n')}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    server.close();
  }
  const faults = manifestFaults();
  for (const fault of faults) console.log(fault);
  console.log(`${count - failed} of ${count} docs pages are as they should be.`);
  return failed === 0 && count > 0 && faults.length === 0 ? 0 : 1;
}

process.exit(await main());
