import type { AxeResults, NodeResult } from 'axe-core';

interface WindowWithAxe {
  axe: { run: (context: object, options: object) => Promise<AxeResults> };
}

/**
 * One line for every element that breaks a rule of WCAG 2.2 A or AA; runs in the page, which must have axe in it.
 *
 * A story is looked at in two looks. What most rules read is the same in both (names, roles, relations), so where `before`
 * is the outline that the first look left, only the rules are asked again that read colours, sizes and places.
 */
export async function findViolations(before?: string): Promise<{ outline: string; violations: string[] }> {
  const { axe } = window as object as WindowWithAxe;
  const outline = drawOutline();
  // A bar that stays in view lies over whatever is below it just now, and scrolling frees that: axe would call it too small.
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar=action], [data-bar=task]')];
  for (const bar of bars) bar.style.position = 'static';
  const { violations } = await axe.run(
    // Windows stand beside the story's root, so the whole body is looked at, without Storybook's own parts.
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

  /** All that is there for a user who does not see it: elements, what they say of themselves, whether they are shown. */
  function drawOutline(): string {
    const lines = [...document.querySelectorAll('body, body *')]
      .filter((element) => !element.closest('.sb-wrapper'))
      .map((element) => {
        const said = element
          .getAttributeNames()
          .filter((name) => name !== 'class' && name !== 'style')
          .map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
        const shown = element.checkVisibility({ visibilityProperty: true });
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent);
        return [element.tagName, shown, ...said, ...text].join(' ');
      });
    return lines.join('\n');
  }
}
