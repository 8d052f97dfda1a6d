/** The drawn frame of a dashboard page (frames.tsx) stays on screen until all of the page can take its place. */
export const frame = { stays: false };
