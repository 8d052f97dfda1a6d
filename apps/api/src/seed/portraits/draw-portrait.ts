import { HAIR, type HairName } from './hair.js';

export interface Look {
  /** Skin tone, from the lightest (0) to the darkest (4). */
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly hair: HairName;
  readonly ground: string;
  readonly shirt: string;
  /** Colour of a scarf, band, cap or collar. Default `#f9b826`. */
  readonly colour?: string;
  readonly collar?: 'round' | 'open' | 'shirt';
  readonly extras?: readonly ('glasses' | 'beard' | 'moustache' | 'earrings' | 'lipstick')[];
}

interface Skin {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

const SKINS: Readonly<Record<Look['skin'], Skin>> = {
  0: { light: '#c98f63', base: '#b57b50', shade: '#966039' },
  1: { light: '#b57b50', base: '#a0673f', shade: '#84502e' },
  2: { light: '#9f6642', base: '#8a5433', shade: '#704126' },
  3: { light: '#7f4f32', base: '#6b3f26', shade: '#57311c' },
  4: { light: '#613a25', base: '#4d2c1a', shade: '#3c2011' },
};

const BODY = 'M22 204c2-36 30-50 58-54h40c28 4 56 18 58 54Z';
const HEAD = 'M62 84c0-30 16-46 38-46s38 16 38 46c0 34-16 56-38 56S62 118 62 84Z';
const COLLARS = {
  round: 'M80 150c6 18 34 18 40 0l10 4c-8 30-52 30-60 0Z',
  open: 'M82 150l18 20 18-20 8 4-26 32-26-32Z',
  shirt: 'M80 148l20 24 20-24 10 6-30 40-30-40Z',
};

const EXTRAS = {
  glasses: () =>
    '<g fill="none" stroke="#1a140e" stroke-width="3"><rect x="70" y="80" width="26" height="20" rx="8"/><rect x="104" y="80" width="26" height="20" rx="8"/><path d="M96 87c2-2 6-2 8 0"/></g>',
  beard: () => '<path d="M70 118c6 8 54 8 60 0 2 18-12 26-30 26s-32-8-30-26Z" fill="#140d08" opacity=".55"/>',
  moustache: () =>
    '<path d="M86 108c8-5 20-5 28 0" fill="none" stroke="#140d08" stroke-width="3.5" stroke-linecap="round"/>',
  earrings: (colour: string) =>
    `<circle cx="60" cy="112" r="4" fill="${colour}"/><circle cx="140" cy="112" r="4" fill="${colour}"/>`,
  lipstick: () =>
    '<path d="M88 112c7 8 17 8 24 0" fill="none" stroke="#8d2f3a" stroke-width="4" stroke-linecap="round"/>',
};

/** Draws a made-up person as an SVG of 112 px: no real face is behind it. */
export function drawPortrait(look: Look): string {
  const { hair, ground, shirt, colour = '#f9b826', collar = 'round', extras = [] } = look;
  const { light, base, shade } = SKINS[look.skin];
  const { behind = '', before } = { behind: '', ...HAIR[hair](colour) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 200 200">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="f" x2="1" y2=".35"><stop stop-color="${light}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs>
<rect width="200" height="200" fill="${ground}"/><rect width="200" height="200" fill="url(#g)"/>${behind}
<path d="${BODY}" fill="${shirt}"/><path d="M120 150c28 4 56 18 58 54h-40c0-22-6-40-18-54Z" fill="#000" opacity=".12"/><path d="${COLLARS[collar]}" fill="${colour}"/>
<path d="M82 122h36v28c0 14-36 14-36 0Z" fill="${shade}"/>
<ellipse cx="61" cy="96" rx="8" ry="12" fill="${base}"/><ellipse cx="139" cy="96" rx="8" ry="12" fill="${shade}"/>
<path d="${HEAD}" fill="url(#f)"/>
<g fill="#1a0f08"><ellipse cx="84" cy="90" rx="3.8" ry="4.6"/><ellipse cx="116" cy="90" rx="3.8" ry="4.6"/></g><g fill="#fff"><circle cx="85.4" cy="88.4" r="1.3"/><circle cx="117.4" cy="88.4" r="1.3"/></g>
<path d="M76 79c4-4 11-5 16-2M108 77c5-3 12-2 16 2" stroke="#1a0f08" stroke-width="3.2" stroke-linecap="round" fill="none"/>
<path d="M100 92c-2 6-5 9-5 12 0 3 9 3 11 0" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>
<path d="M88 112c7 8 17 8 24 0" fill="none" stroke="#2a130a" stroke-width="3.2" stroke-linecap="round"/><path d="M91 113.5c5 3.5 13 3.5 18 0-1 6-17 6-18 0Z" fill="#fff"/>
${before}${extras.map((one) => EXTRAS[one](colour)).join('')}</svg>`;
}
