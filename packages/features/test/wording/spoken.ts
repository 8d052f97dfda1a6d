const NAMING = ['aria-label', 'placeholder', 'title', 'alt', 'label'] as const;

const normal = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Returns every text that a person meets on the page, in order: seen, or read out. Longer texts stand before their parts. */
export function spoken(): string[] {
  const texts: string[] = [];
  const say = (text: string | null) => {
    const shown = normal(text ?? '');
    if (shown === '') return;
    texts.push(shown);
    // Facts that share a line are separate texts.
    if (shown.includes(' · ')) texts.push(...shown.split(' · '));
  };
  const walk = (element: Element) => {
    if (element.matches('script, style, [hidden]')) return;
    for (const name of NAMING) say(element.getAttribute(name));
    if (element.childNodes.length > 1) say(element.textContent);
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) say(child.textContent);
      else if (child instanceof Element) walk(child);
    }
  };
  walk(document.body);
  return texts;
}

/** Returns the texts that no stage shows. */
export function unsaid(texts: readonly string[]): string[] {
  const shown = new Set(spoken());
  return texts.filter((text) => !shown.has(normal(text)));
}

/** Returns true if the texts come one after the other, whatever stands between them. */
export function appearInOrder(texts: readonly string[]): boolean {
  let next = 0;
  for (const shown of spoken()) if (shown === texts[next]) next += 1;
  return next === texts.length;
}
