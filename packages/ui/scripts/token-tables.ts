import { contrast, type Oklch } from '../src/test/contrast.ts';
import { contrastPairs } from '../src/tokens/contrast-pairs.ts';
import {
  type Colour,
  type Dimension,
  css,
  darkTheme,
  hexOf,
  inPixels,
  membersOf,
  PREFIX,
  resolve,
  type Tokens,
  variableOf,
} from './token-file.ts';

const HEAD = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Foundations/Tokens" />

{/* Written by scripts/tokens.ts from tokens/kit.tokens.json. */}

# Tokens

Every value of the identity, as CSS variable, and the contrast of every pair of colours that may meet on screen. The
source is \`tokens/kit.tokens.json\`; this page, the stylesheets and the files for Figma are generated from it.`;

/** Returns the Storybook page that lists every token, with the contrast ratios of both themes. */
export function tokenTables(tokens: Tokens): string {
  return [
    HEAD,
    `## Colours\n\n${colours(tokens)}`,
    `## Contrast\n\nRatios by WCAG 2.2: 4.5 for words, 3 for large words, edges and symbols; ours ask for more where they can.\n\n${ratios(tokens)}`,
    `## Type\n\n${type(tokens)}`,
    `## Radius\n\n${lengths(tokens.radius)}`,
    `## Space\n\n${space(tokens)}`,
    `## Shadow\n\n${shadows(tokens)}`,
    `## Motion\n\n${motion(tokens)}`,
    '',
  ].join('\n\n');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function colours(tokens: Tokens): string {
  const themes = [tokens.light, darkTheme(tokens)];
  return table(
    ['Variable', 'Light', 'Dark', 'Notes'],
    membersOf(tokens.light).map(([name, { $description }]) => [
      `\`${PREFIX}${name}\``,
      ...themes.map((theme) => shown(resolve(theme[name]?.$value ?? '', theme))),
      [$description, tokens.dark[name]?.$description].filter(Boolean).join(' '),
    ]),
  );
}

/** Returns a colour with its opacity, if any: in sRGB for design tools, and as written in the styles. */
function shown(colour: Colour): string {
  const share = colour.alpha === undefined ? '' : `, ${Math.round(colour.alpha * 100)} %`;
  return `\`${hexOf(colour)}\`${share} (${colour.components.join(' ')})`;
}

function ratios(tokens: Tokens): string {
  return table(
    ['Colour', 'On', 'At least', 'Light', 'Dark'],
    contrastPairs.map(([colour, ground, least]) => [
      `\`${PREFIX}${colour}\``,
      `\`${PREFIX}${ground}\``,
      String(least),
      ratio(tokens.light, colour, ground),
      ratio(darkTheme(tokens), colour, ground),
    ]),
  );
}

function ratio(theme: Tokens['light'], colour: string, ground: string): string {
  const [above, below] = [colour, ground].map((name) => measured(resolve(theme[name]?.$value ?? '', theme)));
  if (!above || !below) throw new Error(`${colour} or ${ground} is no colour of the token file.`);
  // Rounded down: a ratio that just fails must not appear to pass.
  return (Math.floor(contrast(above, below) * 100) / 100).toFixed(2);
}

function measured({ components: [lightness, chroma, hue], alpha = 1 }: Colour): Oklch {
  return { lightness, chroma, hue, alpha };
}

function type({ text, font }: Tokens): string {
  const sizes = table(
    ['Variable', 'Size', 'Line height'],
    membersOf(text).map(([name, one]) => [
      `\`${variableOf('text', name)}\``,
      length(one.size.$value),
      length(one['line-height'].$value),
    ]),
  );
  const families = membersOf(font).map(([name, { $value }]) => [
    `\`${variableOf('font', name)}\``,
    $value.join(', '),
  ]);
  return `${sizes}\n\n${table(['Variable', 'Families'], families)}`;
}

function lengths(group: Tokens['radius']): string {
  return table(
    ['Variable', 'Length', 'Notes'],
    membersOf(group).map(([name, { $value, $description = '' }]) => [
      `\`${PREFIX}radius-${name}\``,
      length($value),
      $description,
    ]),
  );
}

/** Returns the table of spaces. The unit is Tailwind's variable, and the height for touch is the same variable on a coarse pointer. */
function space(tokens: Tokens): string {
  const names: Record<string, string> = { unit: '--spacing', 'control-coarse': `${PREFIX}control` };
  const renamed = membersOf(tokens.space).map(([name, { $value, $description = '' }]) => [
    `\`${names[name] ?? `${PREFIX}${name}`}\``,
    length($value),
    $description,
  ]);
  return table(['Variable', 'Length', 'Notes'], renamed);
}

function shadows({ shadow }: Tokens): string {
  return table(
    ['Variable', 'Offset', 'Blur', 'Spread', 'Colour'],
    membersOf(shadow).map(([name, { $value }]) => [
      `\`${PREFIX}depth-${name}\``,
      `${css($value.offsetX)} ${css($value.offsetY)}`,
      css($value.blur),
      css($value.spread),
      `\`${$value.color.slice(1, -1)}\``,
    ]),
  );
}

function motion({ motion: times, ease }: Tokens): string {
  const rows = membersOf(times).map(([name, { $value, $description = '' }]) => [
    `\`${PREFIX}motion-${name}\``,
    `${$value.value} ${$value.unit}`,
    $description,
  ]);
  const curves = membersOf(ease).map(([name, { $value }]) => [
    `\`${PREFIX}ease-${name}\``,
    `cubic-bezier(${$value.join(', ')})`,
    '',
  ]);
  return table(['Variable', 'Value', 'Notes'], [...rows, ...curves]);
}

function length(value: Dimension): string {
  return `${css(value)} (${inPixels(value).value} px)`;
}
