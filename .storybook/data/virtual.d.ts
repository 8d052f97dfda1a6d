/* An ambient module can reference types of other files only this way. */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module 'virtual:kit-data' {
  const kit: import('./kit-data.ts').KitData;
  export default kit;
}

declare module 'virtual:story-code' {
  const code: import('./stories.ts').StoryCode;
  export default code;
}
