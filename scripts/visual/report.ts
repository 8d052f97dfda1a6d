/** Report of visual differences for review; written by scripts/visual/visual.ts. */
import { writeFileSync } from 'node:fs';

/** A picture that differs from the committed one. */
export interface Difference {
  id: string;
  look: string;
  /** `new` means without a committed picture, `gone` without a story; else the share of pixels that differ, from 0 to 1. */
  kind: 'new' | 'gone' | number;
}

/** Describes a difference in a line. */
export function say({ id, look, kind }: Difference): string {
  const how =
    kind === 'new'
      ? 'is new'
      : kind === 'gone'
        ? 'has no story any more'
        : `differs by ${(kind * 100).toFixed(2)}%`;
  return `${id}, ${look}: ${how}`;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #1f180f; background: #fbfaf7; }
  section { margin-block: 2rem; border-top: 1px solid #e3dfd8; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #e3dfd8; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 / 16px 16px; }
  code { background: #f1eee8; padding: 0.1em 0.3em; border-radius: 4px; }
`;

/** Writes `report.html` into `folder`, which holds the pictures as `<id>.<look>.{before,after,diff}.png`. */
export function writeReport(folder: string, differences: readonly Difference[], looked: number): string {
  const sections = differences.map((difference) => {
    const { id, look, kind: change } = difference;
    const picture = (kind: 'before' | 'after' | 'diff', title: string): string => {
      const missing =
        (change === 'new' && kind !== 'after') || (change === 'gone' && kind !== 'before') || change === 0;
      const file = `${id}.${look}.${kind}.png`;
      const shown = missing
        ? '<p>none</p>'
        : `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
      return `<figure><figcaption>${title}</figcaption>${shown}</figure>`;
    };
    return `<section><h2>${say(difference)}</h2><div>${picture('before', 'Committed')}${picture('after', 'Now')}${picture('diff', 'Difference')}</div></section>`;
  });
  const path = `${folder}/report.html`;
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the kit and the screens</title><style>${style}</style>
<h1>${differences.length === 0 ? `All ${looked} pictures are as committed` : `${differences.length} of ${looked} pictures differ`}</h1>
<p>If they shall be so: <code>pnpm test:visual --update</code>, and commit <code>packages/*/pictures</code>.</p>
${sections.join('\n')}</html>\n`,
  );
  return path;
}
