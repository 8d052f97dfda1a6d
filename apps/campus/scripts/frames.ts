import type { Frame } from '../src/frames.js';

/** What Vite tells of a module's chunk. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const LAYOUT = 'src/pages/dashboard-frame.tsx';

/**
 * The files that a page of the dashboard needs beside what every page loads: its own code, the layout's, and what these
 * import. `router` is the text of src/router.tsx, which says what module a page is.
 */
export function chunksOf(manifest: string, router: string): (path: string) => readonly string[] {
  const chunks = JSON.parse(manifest) as Readonly<Record<string, Chunk>>;
  const page = String.raw`\(\) => import\('\./(pages/[\w-]+)\.js'\)`;
  // Several addresses may share a page that has a name.
  const named = new Map(
    [...router.matchAll(new RegExp(`const (\\w+): Page = ${page}`, 'g'))].map(([, name, module]) => [
      name,
      module,
    ]),
  );
  const modules = new Map(
    [...router.matchAll(new RegExp(`\\[PATHS\\.(\\w+)\\]: (?:${page}|(\\w+)),`, 'g'))].map(
      ([, path = '', module, name]) => [path, `src/${module ?? named.get(name) ?? ''}.tsx`],
    ),
  );
  const withImports = (module: string, known: Map<string, string>): Map<string, string> => {
    const chunk = chunks[module];
    if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`);
    if (known.has(module)) return known;
    known.set(module, chunk.file);
    for (const one of chunk.imports ?? []) withImports(one, known);
    return known;
  };
  const entry = Object.keys(chunks).find((module) => chunks[module]?.isEntry === true) ?? '';
  const first = withImports(entry, new Map());
  return (path) => {
    const module = modules.get(path);
    if (module === undefined) throw new Error(`The router has no page ${path}`);
    const all = withImports(module, withImports(LAYOUT, new Map()));
    return [...all].filter(([one]) => !first.has(one)).map(([, file]) => `/${file}`);
  };
}

/** An address begins with the frame of the first pattern that fits: those with the fewest variables come first. */
export function mostExactFirst<F extends Pick<Frame, 'pattern'>>(frames: readonly F[]): readonly F[] {
  const exact = ({ pattern }: F) => pattern.split('/').filter((part) => !part.startsWith(':')).length;
  return [...frames].sort((a, b) => exact(b) - exact(a));
}

export interface BuiltFrame extends Omit<Frame, 'page'> {
  /** The address of what runs first. */
  readonly early: string;
  /** Of its code, beside what every page loads. */
  readonly chunks: readonly string[];
}

/**
 * The HTML of a frame. What runs first stands before the styles, for which a script behind them would wait; nothing may
 * be typed that would be lost, so only links and the frame's buttons can be used before the page takes its place.
 */
export function withFrame(shell: string, { pattern, html, asks, photos, early, chunks }: BuiltFrame): string {
  const data = [
    `data-at="${pattern}"`,
    asks.length === 0 ? '' : `data-asks="${asks.join(' ').replaceAll('&', '&amp;')}"`,
    photos === null ? '' : `data-photos="${photos.count}" data-sizes="${photos.sizes}"`,
  ];
  const script = `<script src="${early}" ${data.filter(Boolean).join(' ')}></script>`;
  const preloads = chunks.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  const drawn = html
    .replace(/ style="[^"]*"/g, '')
    .replace('<main ', '<main inert ')
    .replace('<form role="search"', '<form inert role="search"')
    .replace(/<(input|textarea) /g, '<$1 readonly ')
    .replace(/<select /g, '<select aria-disabled="true" ');
  if (!/<main inert /.test(drawn) || !/<form inert /.test(drawn)) throw new Error(`${pattern} has no frame`);
  return shell
    .replace('<link rel="stylesheet"', () => `${script}\n    <link rel="stylesheet"`)
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replace('<html ', '<html data-frame="drawn" ')
    .replace('<!--page-->', () => drawn);
}
