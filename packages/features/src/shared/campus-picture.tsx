import type { Institution } from '@campushive/contract/campus-schema';

type Land = Institution['land'];

const GROUNDS: Readonly<Record<Land, string>> = {
  city: 'bg-hive-academia-soft text-hive-academia-solid',
  coast: 'bg-hive-logistics-soft text-hive-logistics-solid',
  forest: 'bg-hive-archive-soft text-hive-archive-solid',
  hills: 'bg-hive-sidehustle-soft text-hive-sidehustle-solid',
  savannah: 'bg-hive-essentials-soft text-hive-essentials-solid',
};

/** Far, middle and near, drawn on 320 × 160. */
const LAYERS: Readonly<Record<Land, readonly [string, string, string]>> = {
  city: [
    'M0 160V96h34V70h30v26h22V52h26v44h30V80h36V40h22v40h28v20h32V66h28v34h32v60Z',
    'M0 160v-42h52V96h30v22h58V88l24-16 24 16v30h60v-18h30v18h42v42Z',
    'M0 160v-22h320v22Z',
  ],
  coast: [
    'M0 160v-56q40-14 80 0t80 0 80 0 80 0v56Z',
    'M0 160v-36q32-12 64 0t64 0 64 0 64 0 64 0v36Z',
    'M214 150c4-30 2-46-4-62-12-8-28-4-34 8 8-6 18-8 28-4-12 0-22 10-22 24 6-10 14-16 24-18 6 16 6 32 0 52h-26q-30 0-60 10h160q-30-10-66-10Z',
  ],
  forest: [
    'M0 160v-60q20-30 40 0 18-36 40-4 22-40 44 0 20-30 40 2 22-42 46 0 20-30 40 0 20-34 40 0 16-20 30-4v66Z',
    'M0 160v-34q26-34 50 0 24-40 52 0 26-34 54 0 28-42 56 0 24-32 50 0 28-30 58 0v34Z',
    'M0 160v-14q80-14 160 0t160 0v14Z',
  ],
  hills: [
    'M0 160v-52q70-70 140-8 60-64 110-14 40-26 70-2v76Z',
    'M0 160v-28q90-54 170-6 70-44 150-8v42Z',
    'M0 160v-12q160-26 320 0v12Z',
  ],
  savannah: [
    'M0 160v-44h320v44Z',
    'M70 132V96C46 98 34 90 30 80q44-20 92 0c-6 10-20 18-42 16v36Zm160 4v-30c-18 2-28-4-32-12q36-16 74 0c-6 8-16 14-32 12v30Z',
    'M0 160v-28q160 12 320 0v28Z',
  ],
};

export interface CampusPictureProps {
  /** The landscape around the campus. */
  land: Land;
  /** For a banner across the page: the land goes on to both sides. Default `false`. */
  wide?: boolean;
  /** For placement and shape. */
  className?: string;
}

/** The land itself and, mirrored so that it goes on without a seam, what lies left and right of it. */
const WIDE = [undefined, 'scale(-1 1)', 'translate(640) scale(-1 1)'];

/** A drawing of the land around a campus, made of the identity's colours: no photo to load, none to license. */
export function CampusPicture({ land, wide = false, className = '' }: CampusPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={wide ? '-320 0 960 160' : '0 0 320 160'}
      preserveAspectRatio="xMidYMax slice"
      className={`block w-full ${GROUNDS[land]} ${className}`}
    >
      <path d="m252 14 17.3 10v20L252 54l-17.3-10V24Z" className="fill-brand" />
      {(wide ? WIDE : WIDE.slice(0, 1)).map((transform) => (
        <g key={transform ?? ''} transform={transform}>
          {LAYERS[land].map((path, index) => (
            <path key={path} d={path} fill="currentColor" opacity={[0.25, 0.5, 0.85][index]} />
          ))}
        </g>
      ))}
    </svg>
  );
}
