/* A module without a file can name the types of others in this way only. */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module 'virtual:kit-data' {
  const kit: import('./kit-data.ts').KitData;
  export default kit;
}

declare module 'virtual:story-code' {
  const code: import('./stories.ts').StoryCode;
  export default code;
}
