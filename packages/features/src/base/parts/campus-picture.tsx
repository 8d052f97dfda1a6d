import type { Institution } from '@campushive/contract/campus-schema';
import { Fragment } from 'react';

type Land = Institution['land'];
type Landmark = NonNullable<Institution['landmark']>;

const GROUNDS: Readonly<Record<Land, string>> = {
  city: 'bg-hive-academia-soft text-hive-academia-solid',
  coast: 'bg-hive-logistics-soft text-hive-logistics-solid',
  forest: 'bg-hive-archive-soft text-hive-archive-solid',
  hills: 'bg-hive-sidehustle-soft text-hive-sidehustle-solid',
  savannah: 'bg-hive-essentials-soft text-hive-essentials-solid',
};

/** Far, middle and near layers, as paths on a 320 × 160 canvas. */
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

/** Walls, roof and openings of each building, on the same 320 × 160 canvas, in front of the far layer. */
const LANDMARKS: Readonly<Record<Landmark, readonly [walls: string, openings: string]>> = {
  tower: [
    'M64 142V112h68V58l-4-2 30-26 30 26-4 2v54h68v30Z',
    'M150 142v-22a8 8 0 0 1 16 0v22ZM158 64a9 9 0 1 0 .1 0ZM76 120h8v14h-8Zm18 0h8v14h-8Zm112 0h8v14h-8Zm18 0h8v14h-8Z',
  ],
  dome: [
    'M76 142v-40h36a46 46 0 0 1 42-40V50h8v12a46 46 0 0 1 42 40h36v40Z',
    'M146 142v-24a12 12 0 0 1 24 0v24ZM90 112h10v18H90Zm24 0h10v18h-10Zm78 0h10v18h-10Zm24 0h10v18h-10Z',
  ],
  arch: ['M84 142V70l74-30 74 30v72Z', 'M120 142v-34a38 38 0 0 1 76 0v34ZM152 56h12v10h-12Z'],
  hall: [
    'M60 142v-40L158 62l98 40v40Z',
    'M84 108h10v34H84Zm26 0h10v34h-10Zm26 0h10v34h-10Zm26 0h10v34h-10Zm26 0h10v34h-10Zm26 0h10v34h-10Z',
  ],
  library: [
    'M70 142V86h80V56h96v86Z',
    'M82 98h56v8H82Zm0 18h56v8H82ZM162 70h68v8h-68Zm0 18h68v8h-68Zm0 18h68v8h-68Zm24 18h20v18h-20Z',
  ],
  spire: [
    'M72 142v-34h64V72l22-50 22 50v36h64v34Z',
    'M150 142v-18a8 8 0 0 1 16 0v18ZM152 78h12v18h-12ZM86 118h12v12H86Zm24 0h12v12h-12Zm84 0h12v12h-12Zm24 0h12v12h-12Z',
  ],
  block: [
    'M76 142V64h46v20h20V44h38v50h22V72h42v70Z',
    'M86 76h10v10H86Zm16 0h10v10h-10ZM86 98h10v10H86Zm16 0h10v10h-10Zm50-42h18v8h-18Zm0 18h18v8h-18Zm0 18h18v8h-18Zm60-8h8v10h-8Zm14 0h8v10h-8Zm-14 22h8v10h-8Zm14 0h8v10h-8Zm-80 14h20v24h-20Z',
  ],
  gate: [
    'M66 142V74h-8V60h202v14h-8v68h-34v-40a60 60 0 0 0-118 0v40Z',
    'M74 84h16v8H74Zm0 18h16v22H74Zm154-18h16v8h-16Zm0 18h16v22h-16Z',
  ],
};

/** Landscape and building of a campus, as its definition names them. */
export interface CampusPictureProps {
  /** The landscape around the campus. */
  land: Land;
  /** Building in the landscape. Default: none. */
  landmark?: Landmark | undefined;
  /** Banner mode: the landscape continues on both sides. Default `false`. */
  wide?: boolean;
  /** For placement and shape. */
  className?: string;
}

/** Transforms of the landscape and of its mirrored copies on the left and right, which join without a seam. */
const WIDE = [undefined, 'scale(-1 1)', 'translate(640) scale(-1 1)'];

/** Drawing of the landscape around a campus in the brand's colours. Needs no photo and no photo licence. */
export function CampusPicture({ land, landmark, wide = false, className = '' }: CampusPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={wide ? '-320 0 960 160' : '0 0 320 160'}
      preserveAspectRatio="xMidYMax slice"
      className={`block w-full ${GROUNDS[land]} ${className}`}
    >
      {/* Outside of the square in the middle, which small pictures show. */}
      <path d="m260 14 17.3 10v20L260 54l-17.3-10V24Z" className="fill-brand" />
      {LAYERS[land].map((path, index) => (
        <Fragment key={path}>
          {/* Behind the near layer, in front of the others. */}
          {index === 2 && landmark !== undefined ? <Building landmark={landmark} /> : null}
          {(wide ? WIDE : WIDE.slice(0, 1)).map((transform) => (
            <path
              key={transform ?? ''}
              transform={transform}
              d={path}
              fill="currentColor"
              opacity={[0.25, 0.5, 0.85][index]}
            />
          ))}
        </Fragment>
      ))}
    </svg>
  );
}

function Building({ landmark }: { landmark: Landmark }) {
  const [walls, openings] = LANDMARKS[landmark];
  return (
    <>
      <path d={walls} className="fill-surface" />
      <path d={openings} fill="currentColor" opacity={0.6} />
    </>
  );
}
