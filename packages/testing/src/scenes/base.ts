import { defineScene } from '../scene.js';
import { join, sell } from './steps.js';

const ADMIN = 'Efua Danquah';

/** Akosua has more notifications than one page shows: 20 credits, a listing of Kwame, whom she follows, and a message of his. */
const manyNotifications = defineScene('22 notifications', async (stage) => {
  const [akosua, kwame] = [await join(stage, 'Akosua Mensah'), await join(stage, 'Kwame Boateng')];
  await stage.student(ADMIN);
  await stage.promote(ADMIN, 'admin');
  for (let n = 0; n < 20; n += 1)
    await stage.as(ADMIN).credits.give({ id: akosua, amount: 10 + n, reason: 'Our provider was down.' });
  await stage.as('Akosua Mensah').users.follow({ id: kwame });
  await sell(stage, 'Kwame Boateng', 'lamp', { title: 'Desk lamp with USB' });
  const { threads } = stage.as('Kwame Boateng');
  const { data: talk } = await threads.open({ recipientId: akosua });
  await threads.send({ id: talk.id, content: 'Is it still there?' });
});

export const baseScenes = [manyNotifications];
