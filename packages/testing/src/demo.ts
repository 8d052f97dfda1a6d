export type { Bank } from './bank.js';
export { openHostedStage } from './hosted-stage.js';
export { QUEUE_OF_TRANSACTION } from './queue-table.js';
export { playTogether, type Story } from './stories.js';
export * from './scenes/demo/cast.js';
export { NAIROBI, nairobiStories } from './scenes/demo/nairobi.js';
export { STALL_PICTURES } from './scenes/demo/stalls.js';
export { demoStories } from './scenes/demo/stories.js';
