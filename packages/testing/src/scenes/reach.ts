import { defineScene } from '../scene.js';
import { buyNow, sell } from './steps.js';

/** Kwame has paid for Akosua's rice cooker and has not met her yet. He sells a lamp. */
const moneyInTransit = defineScene('money on its way', async (stage) => {
  for (const name of ['Akosua Mensah', 'Kwame Boateng']) await stage.student(name);
  const hiveId = await sell(stage, 'Akosua Mensah', 'cooker', { title: 'Rice cooker 1.8 L', price: 180 });
  await buyNow(stage, 'Kwame Boateng', { hiveId });
  await sell(stage, 'Kwame Boateng', 'lamp', { title: 'Desk lamp with USB', price: 45 });
});

export const reachScenes = [moneyInTransit];
