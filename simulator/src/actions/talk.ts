import { brief, call, viewerOf, type Draw } from './action.js';

export const say: Draw = (world, scene, chance) => {
  const conversation = chance.pick(scene.conversations);
  if (conversation === undefined) return undefined;
  const sender = viewerOf(
    world,
    chance.happens(0.5) ? conversation.first_user_id : conversation.second_user_id,
  );
  if (sender === undefined) return undefined;
  if (chance.happens(0.2)) {
    return {
      label: `${brief(sender.userId)} reads`,
      run: (process) => call(process, 'messages.markRead', { id: conversation.id }, sender),
    };
  }
  // A page without a response sends the message again under the same client id.
  const unsure = chance.pick(world.unsure);
  const message =
    unsure !== undefined && chance.happens(0.5)
      ? unsure
      : { clientId: `m${chance.next()}`, conversationId: conversation.id, senderId: sender.userId };
  const author = viewerOf(world, message.senderId);
  if (author === undefined) return undefined;
  if (!world.unsure.includes(message)) world.unsure.push(message);
  const { clientId, conversationId } = message;
  return {
    label: `${brief(author.userId)} says ${clientId}`,
    run: (process) =>
      call(process, 'messages.send', { conversationId, clientId, content: 'Is it there?' }, author, {
        then: () => world.accept(message),
      }),
  };
};
