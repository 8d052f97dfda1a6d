/** Settings for a look at a story after its play function; runs in the page. */
export interface Look {
  theme?: 'light' | 'dark';
  /** Size of the root's text, in per cent. Default 100. */
  text?: number;
  direction?: 'ltr' | 'rtl';
  /** Number of frames to wait until components that watch a size have re-rendered. Colours need none. Default 0. */
  frames?: number;
}

export async function show({ theme, text = 100, direction = 'ltr', frames = 0 }: Look): Promise<void> {
  const root = document.documentElement;
  if (theme) root.dataset['theme'] = theme;
  root.style.fontSize = text === 100 ? '' : `${text}%`;
  root.dir = direction;
  for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
