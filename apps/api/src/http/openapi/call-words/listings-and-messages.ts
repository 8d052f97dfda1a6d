/** Descriptions of calls about listings, messages and moderation: the effect, further permissions and limits. */
export const LISTINGS_AND_MESSAGES = {
  'favorites.add': 'Saves or likes a listing. Repeating the call changes nothing.',
  'favorites.get': 'Returns whether you saved or liked a listing, and how many students like it.',
  'favorites.list': 'Returns listings that you saved or liked, newest first. `count` is their number.',
  'favorites.marks': 'Returns the ids of all listings that you saved and liked.',
  'favorites.remove': 'Removes your mark from a listing. Repeating the call changes nothing.',
  'feedback.send': 'Sends a suggestion to the operator of the campus.',
  'files.create':
    'Stores a file of at most 25 MB (`file`: PDF, DOCX, PPTX, ZIP or a picture). An upload that nothing uses is deleted after a day.',
  'files.download': 'Returns a signed address that works for minutes. Each student counts as one download.',
  'files.rate': 'Stores whether downloaded study material helped you. You can change your answer.',
  'groups.archive': 'Archives a group until its next message, or restores it.',
  'groups.get': 'Returns one of your groups, by its event.',
  'groups.list': 'Returns the groups of events that you organise or attend, latest first, at most 100.',
  'groups.markRead':
    'Marks all messages of the group as read. `count` is the number of messages that were new.',
  'groups.members': 'Returns the organiser, then the other members by name. `count` is their number.',
  'groups.messages': 'Returns messages, newest first, without those of students whom you blocked.',
  'groups.mute': 'Mutes or unmutes notifications of a group.',
  'groups.readers':
    'Returns the members who saw your message, by name, at most 100. `count` is their number.',
  'groups.search':
    'Returns messages that contain the text, newest first, without those of students whom you blocked.',
  'groups.send':
    'Sends a message to all members of a group. Repeating the call with the same `clientId` returns the stored message.',
  'groups.unsend': 'Erases your message within 10 minutes of sending. Members see that it was deleted.',
  'handovers.list':
    'Returns the public key for vouchers, and your orders with held money. Phones store it to hand over without a network.',
  'handovers.release':
    'Releases the held money of an order, once. Either side may redeem the voucher; a repetition gets the same response.',
  'hives.assign': 'Assigns your gig to a student who applied. The other applicants are notified.',
  'hives.create': 'Posts a listing in the hive of `hiveType`. With `draft: true` only its poster sees it.',
  'hives.get': 'Returns a listing of any hive. The poster also sees drafts and hidden listings.',
  'hives.list': 'Returns open listings that match the filters, in pages. `count` is their number.',
  'hives.markSold':
    'Marks several of your listings as sold. Listings that are closed or being paid for stay, and the response names them.',
  'hives.myAssigned': 'Returns the gigs that posters assigned to you.',
  'hives.myPosted':
    'Returns your listings in any status except deleted, or of one status group. `ended` includes listings that you can still restore. `count` is their number.',
  'hives.priceRange':
    'Returns the price range of sales of a topic in the last year, on your campus when there are enough. `null` with fewer than five sales.',
  'hives.remove':
    'Deletes your listing, unless money is on its way or held. You can restore it for two minutes. Deleting an event that is not over cancels it and refunds its tickets.',
  'hives.renew': 'Lists your open listing among the newest and extends its lifetime. Possible once a week.',
  'hives.restore': 'Restores a listing that you deleted within the last two minutes.',
  'hives.setStatus': 'Moves your listing to another status, such as `active` or `sold`.',
  'hives.types': 'Returns the hives with their numbers of open listings, and what admins switched off.',
  'hives.update': 'Changes your listing. Only the sent fields change.',
  'hives.view':
    'Counts a view of a listing, once per visitor and day. Views of the poster do not count. Viewers stay anonymous.',
  'home.get': 'Returns counts, newest listings and reviews for the front page.',
  'invitations.create':
    'Notifies a student about your open task, once per student and task. Answers 404 for students whose page you may not see.',
  'invitations.decline': 'Declines an invitation. You can still apply while the task is open.',
  'invitations.list':
    'Returns invited students with their response, latest first. Only the poster may call it.',
  'invitations.suggested':
    'Returns students who did similar work and neither applied nor were invited, those of your campus first, then by completed tasks.',
  'ledger.cases':
    'Returns open or closed differences between the books and the payment provider, newest first.',
  'ledger.close': 'Closes a difference with an explanation.',
  'ledger.get': 'Returns what the books hold and owe, and whether the payment provider agrees.',
  'meetups.accept': 'Accepts the other side’s proposal.',
  'meetups.arrive': 'Tells the other side that you are there. Possible from one hour before the time.',
  'meetups.calendar': 'Returns the agreed meet-up as an iCalendar file.',
  'meetups.decline': 'Declines the other side’s proposal, withdraws your own, or cancels an agreed meet-up.',
  'meetups.noShow':
    'Reports that the other side did not come. Possible half an hour after the time, once you reported your arrival.',
  'meetups.propose':
    'Proposes a place and a time for the handover of a paid order, and replaces an earlier proposal. Name a spot or describe a place.',
  'meetups.spots': 'Returns public places for meetings, of one university or of all.',
  'messages.archive': 'Archives a conversation until its next message, or restores it.',
  'messages.conversation': 'Returns one of your conversations.',
  'messages.conversations': 'Returns your conversations, latest first.',
  'messages.list':
    'Returns messages of a conversation, newest first. Page by `cursor`, or by `limit` and `offset`.',
  'messages.markRead': 'Marks all messages as read. `count` is the number of messages that were new.',
  'messages.mute': 'Mutes or unmutes notifications of a conversation.',
  'messages.open':
    'Returns the conversation with a student about a listing or about none, and creates it if needed.',
  'messages.received':
    'Confirms that this device has all messages sent to you until now. `count` is the number of newly delivered messages.',
  'messages.search': 'Returns messages of a conversation that contain the text, newest first.',
  'messages.send':
    'Sends a text, photo or file to the other student. Repeating the call with the same `clientId` returns the stored message.',
  'messages.unreadCount': 'Returns how many conversations have new messages, and which groups do.',
  'messages.unsend': 'Erases your message within 10 minutes of sending. Both sides see that it was deleted.',
  'milestones.accept':
    'Accepts the proposal. From then on each milestone is paid, done and released separately. Only the worker may call it.',
  'milestones.decline': 'Declines the proposal with a reason. Only the worker may call it.',
  'milestones.get':
    'Returns the milestones of a gig with their states. Only its poster and its worker may call it.',
  'milestones.propose':
    'Proposes to divide the unpaid part of a gig into milestones, and replaces an earlier proposal. Their prices must add up to what is left. Only the poster may call it.',
  'milestones.withdraw': 'Withdraws a proposal that waits for an answer. Only the poster may call it.',
  'moderation.audit': 'Returns actions of moderators, admins and the system, newest first.',
  'moderation.health':
    'Returns figures of each of the last days, today last: students, listings, answers, money and complaints.',
  'moderation.listings': 'Returns listings of any status except drafts by title or poster, newest first.',
  'moderation.orders': 'Returns orders by reference, title or name, newest first.',
  'moderation.refund':
    'Refunds the held money of an order to its buyer. Both sides are notified with the reason.',
  'moderation.reports': 'Returns open cases, oldest first, or decided ones, newest first.',
  'moderation.resolve': 'Decides a case and every report of the same subject.',
  'moderation.setSwitch':
    'Switches new listings or new payments of a hive on or off. Drafts and paid orders continue.',
  'moderation.switches': 'Returns what is switched on and off in each hive.',
  'moderation.updateListing':
    'Hides, deletes or restores any listing. The poster is notified with the reason and may appeal once.',
  'moderation.updateUser': 'Warns, suspends or reinstates a student. Admins can also set roles.',
  'moderation.users': 'Returns accounts by name or address, newest first.',
  'moderation.warnings':
    'Returns how often messages of the last 30 days showed a warning, and how often they were reported.',
  'notifications.list': 'Returns your notifications, newest first. `count` is the number of unread ones.',
  'notifications.markRead': 'Marks the given notifications, those about one subject, or all as read.',
  'reports.create':
    'Reports a listing, student, message, wanted post or picture of work to the moderators, once.',
} as const;
