export type { Bank } from './bank.js';
export type { CampusOptions, PageCampus, SceneOptions, World } from './open-campus.js';
export type { OpenPage } from './page-hub.js';
export { PASSWORD, type Person } from './people.js';
export { defineScene, SceneError, type Scene, type Stage } from './scene.js';
export * from './scenes/scenes.js';
