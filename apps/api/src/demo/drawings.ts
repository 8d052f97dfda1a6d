import sharp from 'sharp';

/** What can be drawn. Each is a few shapes in ink and one colour on a soft ground, as the identity has it. */
const SHAPES = {
  laptop:
    '<rect x="90" y="150" width="220" height="140" rx="12" fill="INK"/><rect x="104" y="164" width="192" height="112" rx="4" fill="ONE"/><path d="M60 300h280l-18 28H78z" fill="INK"/>',
  phone:
    '<rect x="140" y="110" width="120" height="240" rx="22" fill="INK"/><rect x="152" y="132" width="96" height="190" rx="6" fill="ONE"/><circle cx="200" cy="336" r="7" fill="SOFT"/>',
  pot: '<path d="M100 200h200v90a40 40 0 0 1-40 40H140a40 40 0 0 1-40-40z" fill="ONE"/><rect x="84" y="182" width="232" height="26" rx="13" fill="INK"/><rect x="182" y="150" width="36" height="32" rx="10" fill="INK"/><path d="M70 230h30v34H70zM300 230h30v34h-30z" fill="INK"/>',
  kettle:
    '<path d="M130 330 150 180h100l20 150z" fill="ONE"/><path d="M150 180c0-40 100-40 100 0z" fill="INK"/><path d="M258 200c60-6 66 80 8 90" fill="none" stroke="INK" stroke-width="16"/><path d="m146 210-46 22 38 26z" fill="INK"/>',
  fan: '<circle cx="200" cy="190" r="92" fill="none" stroke="INK" stroke-width="12"/><path d="M200 190c-10-70 60-80 60-30 0 30-60 30-60 30s-10 70-60 40c-36-22 60-40 60-40s60 44 20 70c-34 22-20-70-20-70" fill="ONE"/><circle cx="200" cy="190" r="16" fill="INK"/><path d="M192 280h16v60h-16zM150 340h100v16H150z" fill="INK"/>',
  mattress:
    '<rect x="70" y="230" width="260" height="70" rx="20" fill="ONE"/><path d="M70 262h260" stroke="SOFT" stroke-width="8"/><rect x="86" y="192" width="90" height="44" rx="18" fill="INK"/><path d="M90 300v30M310 300v30" stroke="INK" stroke-width="14"/>',
  lamp: '<path d="m150 130 110 30-50 80-90-50z" fill="ONE"/><path d="m168 214 44 90" stroke="INK" stroke-width="14"/><rect x="150" y="300" width="130" height="22" rx="11" fill="INK"/><circle cx="166" cy="214" r="12" fill="INK"/>',
  books:
    '<rect x="110" y="280" width="190" height="40" rx="6" fill="ONE"/><rect x="126" y="236" width="170" height="40" rx="6" fill="INK"/><rect x="104" y="192" width="180" height="40" rx="6" fill="ONE"/><rect x="140" y="148" width="150" height="40" rx="6" fill="INK"/><path d="M124 300h80M152 256h70M120 212h70M160 168h50" stroke="SOFT" stroke-width="6"/>',
  calculator:
    '<rect x="130" y="120" width="140" height="230" rx="18" fill="INK"/><rect x="148" y="140" width="104" height="46" rx="6" fill="ONE"/><g fill="SOFT"><circle cx="164" cy="220" r="11"/><circle cx="200" cy="220" r="11"/><circle cx="236" cy="220" r="11"/><circle cx="164" cy="262" r="11"/><circle cx="200" cy="262" r="11"/><circle cx="236" cy="262" r="11"/><circle cx="164" cy="304" r="11"/><circle cx="200" cy="304" r="11"/></g><circle cx="236" cy="304" r="11" fill="ONE"/>',
  backpack:
    '<path d="M130 330V200a70 70 0 0 1 140 0v130a16 16 0 0 1-16 16H146a16 16 0 0 1-16-16z" fill="ONE"/><path d="M170 150c0-40 60-40 60 0" fill="none" stroke="INK" stroke-width="14"/><rect x="154" y="250" width="92" height="66" rx="12" fill="INK"/><path d="M154 276h92" stroke="SOFT" stroke-width="6"/>',
  shoes:
    '<path d="M80 300v-70l60 10c20 40 70 50 130 56 40 4 50 18 50 34H90a10 10 0 0 1-10-10z" fill="ONE"/><path d="M80 318h242v22H96a16 16 0 0 1-16-16z" fill="INK"/><path d="m150 258 24-18m4 32 24-20m6 30 22-18" stroke="INK" stroke-width="8"/>',
  headphones:
    '<path d="M110 270v-30a90 90 0 0 1 180 0v30" fill="none" stroke="INK" stroke-width="18"/><rect x="92" y="250" width="46" height="84" rx="20" fill="ONE"/><rect x="262" y="250" width="46" height="84" rx="20" fill="ONE"/>',
  bicycle:
    '<g fill="none" stroke="INK" stroke-width="12"><circle cx="126" cy="280" r="56"/><circle cx="274" cy="280" r="56"/></g><path d="m126 280 50-90h80l18 90M176 190l44 90h-94M256 190l-36 90" fill="none" stroke="ONE" stroke-width="12"/><path d="M160 176h40M246 168h34" stroke="INK" stroke-width="12"/>',
  fridge:
    '<rect x="130" y="110" width="140" height="240" rx="18" fill="ONE"/><path d="M130 200h140" stroke="SOFT" stroke-width="10"/><path d="M152 150v30M152 226v60" stroke="INK" stroke-width="12"/>',
  iron: '<path d="M80 300c0-60 60-90 130-90h90l20 90z" fill="ONE"/><path d="M160 200c0-50 130-50 140 10" fill="none" stroke="INK" stroke-width="18"/><rect x="76" y="300" width="250" height="20" rx="10" fill="INK"/>',
  table:
    '<rect x="70" y="200" width="260" height="26" rx="8" fill="ONE"/><path d="M96 226v110M304 226v110" stroke="INK" stroke-width="16"/><rect x="210" y="226" width="84" height="40" fill="INK"/>',
  chair:
    '<rect x="150" y="110" width="110" height="120" rx="18" fill="ONE"/><rect x="134" y="226" width="142" height="30" rx="12" fill="INK"/><path d="M205 256v50m-60 34 60-34 60 34" stroke="INK" stroke-width="14" fill="none"/>',
  battery:
    '<rect x="120" y="150" width="160" height="190" rx="24" fill="INK"/><path d="m214 180-50 76h38l-14 56 54-80h-40z" fill="ONE"/>',
  guitar:
    '<path d="M150 240c-20-60 40-80 60-40 30-20 70 10 50 50 30 40-10 100-60 90-50 10-90-50-50-100z" fill="ONE" transform="rotate(40 200 260)"/><circle cx="196" cy="268" r="22" fill="INK"/><path d="m210 250 90-120" stroke="INK" stroke-width="16"/>',
  camera:
    '<rect x="80" y="180" width="240" height="150" rx="22" fill="INK"/><path d="M160 180 176 150h48l16 30z" fill="INK"/><circle cx="200" cy="256" r="56" fill="ONE"/><circle cx="200" cy="256" r="30" fill="INK"/><circle cx="288" cy="206" r="10" fill="SOFT"/>',
  printer:
    '<rect x="90" y="210" width="220" height="90" rx="14" fill="INK"/><rect x="130" y="140" width="140" height="80" fill="ONE"/><rect x="130" y="270" width="140" height="80" fill="ONE"/><path d="M150 300h100M150 324h70" stroke="INK" stroke-width="8"/>',
  monitor:
    '<rect x="70" y="140" width="260" height="160" rx="14" fill="INK"/><rect x="84" y="154" width="232" height="132" rx="4" fill="ONE"/><path d="M180 300h40v36h-40zM140 336h120v14H140z" fill="INK"/>',
  shirt:
    '<path d="m140 140 60 30 60-30 70 50-34 50-26-16v126H130V224l-26 16-34-50z" fill="ONE"/><path d="M160 150c10 40 70 40 80 0" fill="none" stroke="INK" stroke-width="12"/>',
  ball: '<circle cx="200" cy="240" r="100" fill="ONE"/><path d="m200 190 46 34-18 56h-56l-18-56z" fill="INK"/><path d="M200 140v50M296 214l-50 10M260 322l-32-42M140 322l32-42M104 214l50 10" stroke="INK" stroke-width="10"/>',
  gamepad:
    '<path d="M110 190h180c50 0 70 140 20 140-30 0-40-50-60-50h-100c-20 0-30 50-60 50-50 0-30-140 20-140z" fill="ONE"/><path d="M130 236h50M155 211v50" stroke="INK" stroke-width="14"/><circle cx="250" cy="222" r="11" fill="INK"/><circle cx="278" cy="246" r="11" fill="INK"/>',
  board:
    '<rect x="70" y="130" width="260" height="170" rx="12" fill="INK"/><path d="m100 250 50-60 40 40 60-70M220 250h80" stroke="ONE" stroke-width="12" fill="none"/><path d="m150 300-20 50m120-50 20 50" stroke="INK" stroke-width="14"/>',
  scissors:
    '<path d="m130 130 130 170M270 130 140 300" stroke="INK" stroke-width="18"/><circle cx="124" cy="316" r="34" fill="none" stroke="ONE" stroke-width="18"/><circle cx="276" cy="316" r="34" fill="none" stroke="ONE" stroke-width="18"/>',
  pen: '<path d="m120 330 20-80 130-130 60 60-130 130z" fill="ONE"/><path d="m120 330 20-80 60 60z" fill="INK"/><path d="m250 140 60 60" stroke="INK" stroke-width="12"/>',
  code: '<path d="m150 170-70 70 70 70M250 170l70 70-70 70" fill="none" stroke="INK" stroke-width="20"/><path d="m224 150-48 180" stroke="ONE" stroke-width="20"/>',
  microphone:
    '<rect x="160" y="110" width="80" height="140" rx="40" fill="ONE"/><path d="M120 220a80 80 0 0 0 160 0M200 300v40M150 346h100" fill="none" stroke="INK" stroke-width="16"/>',
  box: '<path d="m200 130 120 60v130l-120 50-120-50V190z" fill="ONE"/><path d="m80 190 120 54 120-54M200 244v126" fill="none" stroke="INK" stroke-width="12"/>',
} as const;

export type Drawing = keyof typeof SHAPES;
export const DRAWINGS = Object.keys(SHAPES) as Drawing[];

/** Ground, its shade, ink and colour. */
const PALETTES = [
  ['#f3ece0', '#e3d5be', '#2a2117', '#d97b2b'],
  ['#e8eef1', '#cbd8df', '#1d2830', '#3f7f9c'],
  ['#f0e8ee', '#dcc8d6', '#2b1f29', '#a8517f'],
  ['#e9f0e6', '#cbdcc5', '#1e2a1c', '#5b8c4a'],
] as const;
export const PALETTE_COUNT = PALETTES.length;

/** A product picture, 4:5, as a PNG. */
export function draw(drawing: Drawing, palette: number): Promise<Buffer> {
  const [ground, shade, ink, colour] = PALETTES[palette % PALETTES.length] ?? PALETTES[0];
  const shapes = SHAPES[drawing].replaceAll('INK', ink).replaceAll('ONE', colour).replaceAll('SOFT', ground);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 400 500"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs><rect width="400" height="500" fill="url(#g)"/><ellipse cx="200" cy="376" rx="120" ry="16" fill="${ink}" opacity=".12"/><g stroke-linecap="round" stroke-linejoin="round" transform="translate(0 10)">${shapes}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
