import type { ReactElement } from 'react';
import { Primitive } from '../progress/primitive.js';

interface UploadRingProps {
  /** Share of the upload, 0 to 1. */
  progress: number;
  /** Name of the upload. */
  label: string;
}

const radius = 20;
const around = 2 * Math.PI * radius;

/** Progress of an upload: honey on a dark disc, legible on any photo. */
export function UploadRing({ progress, label }: UploadRingProps): ReactElement {
  const done = Math.min(1, Math.max(0, progress));
  const percent = Math.round(done * 100);
  return (
    <Primitive.Root
      data-slot="upload-ring"
      aria-label={label}
      value={percent}
      className="grid size-14 place-items-center rounded-full bg-photo-shade-hover text-on-photo *:[grid-area:1/1]"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-13 -rotate-90">
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          strokeWidth="4"
          className="stroke-on-photo opacity-30"
        />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - done)}
          className="stroke-brand"
        />
      </svg>
      <span aria-hidden="true" className="text-xs font-bold tabular-nums">
        {percent}%
      </span>
    </Primitive.Root>
  );
}
