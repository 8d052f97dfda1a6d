import type { AxeResults, NodeResult } from 'axe-core';

interface WindowWithAxe {
  axe: { run: (context: object, options: object) => Promise<AxeResults> };
}

/**
 * Lists the elements that break a rule of WCAG 2.2 A or AA, a line each. Runs in the page, which must have axe in it.
 *
 * Each story is checked in two looks. Most rules read only names, roles and relations, which are the same in both. So when the outline
 * equals `before`, the outline of the first look, only the rules that read colours, sizes and positions run again.
 */
export async function findViolations(before?: string): Promise<{ outline: string; violations: string[] }> {
  const { axe } = window as object as WindowWithAxe;
  const outline = drawOutline();
  // A sticky bar covers the content below it, which scrolling would reveal; axe would call that content too small.
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar=action], [data-bar=task]')];
  for (const bar of bars) bar.style.position = 'static';
  const { violations } = await axe.run(
    // Overlays render next to the story's root, so axe reads the whole body, except Storybook's own parts.
    { include: ['body'], exclude: ['.sb-wrapper'] },
    {
      runOnly:
        outline === before
          ? ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
          : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    },
  );
  for (const bar of bars) bar.style.removeProperty('position');
  const line = ({ html, any }: NodeResult) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
  return {
    outline,
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${line(node)}`),
    ),
  };

  /** Returns the document as assistive technology sees it: elements, their attributes, and their visibility. */
  function drawOutline(): string {
    const lines = [...document.querySelectorAll('body, body *')]
      .filter((element) => !element.closest('.sb-wrapper'))
      .map((element) => {
        const labels = element
          .getAttributeNames()
          .filter((name) => name !== 'class' && name !== 'style')
          .map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
        const shown = element.checkVisibility({ visibilityProperty: true });
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent);
        return [element.tagName, shown, ...labels, ...text].join(' ');
      });
    return lines.join('\n');
  }
}
