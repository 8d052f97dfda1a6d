/** How a story is looked at once its play function has ended; runs in the page. */
export interface Look {
  theme?: 'light' | 'dark';
  /** Size of the root's text, in per cent. */
  text?: number;
  direction?: 'ltr' | 'rtl';
  /** How many frames what listens to a size needs until it is drawn again; colours need none. */
  frames?: number;
}

export async function show({ theme, text = 100, direction = 'ltr', frames = 0 }: Look): Promise<void> {
  const root = document.documentElement;
  if (theme) root.dataset['theme'] = theme;
  root.style.fontSize = text === 100 ? '' : `${text}%`;
  root.dir = direction;
  for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
