/** Descriptions of calls about offers, payments, search and users: the effect, further permissions and limits. */
export const PAYMENTS_AND_USERS = {
  'offers.accept': 'Accepts the other side’s amount. The buyer can pay this price for 24 hours.',
  'offers.counter':
    'Answers the other side’s amount with another one. It must lie between the last amounts of both sides.',
  'offers.create':
    'Offers a price for a listing: at least half of the listed price, and below it. An offer waits for 24 hours. You can have one open offer per listing.',
  'offers.decline': 'Declines the other side’s amount and ends the offer.',
  'offers.list':
    'Returns offers that you made or received, latest first. With `hiveId`, only those for one listing.',
  'offers.withdraw': 'Withdraws your own amount while it waits for an answer.',
  'partnerKeys.create': 'Creates a key for a partner and returns it once.',
  'partnerKeys.list': 'Returns active keys of partners, newest first.',
  'partnerKeys.revoke': 'Revokes a key at once.',
  'passkeys.begin': 'Returns the options with which a device creates a passkey.',
  'passkeys.beginSignIn':
    'Returns the options for a log-in with a passkey. The response is the same for everyone.',
  'passkeys.beginStepUp': 'Returns the options for confirming your identity with one of your passkeys.',
  'passkeys.create': 'Stores a passkey that the device created. You are notified by email.',
  'passkeys.list': 'Returns your passkeys, newest first.',
  'passkeys.remove': 'Deletes one of your passkeys. It can no longer be used to log in.',
  'passkeys.rename': 'Changes the name of one of your passkeys.',
  'passkeys.signIn': 'Checks the response of the device and returns a session token.',
  'passkeys.stepUp': 'Returns a `stepUpToken`, as `POST /auth/step-up` does for the password.',
  'payments.answerDispute': 'Adds the seller’s statement to a dispute, once, before a moderator decides.',
  'payments.cancel':
    'Ends an unpaid payment, or cancels a held order with a full refund. Buyers can cancel an order for 30 minutes, sellers at any time before the handover.',
  'payments.charge':
    'Creates an order, reserves it for 15 minutes and asks the network to charge the payer’s phone. The response names the payer’s next step.',
  'payments.dispute':
    'Reports a problem with a held order. The money is frozen until both sides settle or a moderator decides. Only the buyer may call it.',
  'payments.forgetNumber': 'Deletes the saved mobile money number. Repeating the call changes nothing.',
  'payments.get': 'Returns one of your payments. The buyer also sees the handover code.',
  'payments.handover':
    'Releases the held money with the buyer’s six-digit code. Only the seller may call it. Five wrong codes lock the order for 15 minutes.',
  'payments.initialize':
    'Creates an order for a listing, ticket or session and reserves it for 15 minutes. Send the buyer to `authorizationUrl`. Repeating the call resumes the same payment.',
  'payments.list': 'Returns your purchases and sales.',
  'payments.number': 'Returns the mobile money number of your last payment, masked, or `null`.',
  'payments.receipt': 'Returns the receipt of a payment, and the address of its PDF.',
  'payments.status': 'Does the same as `verify`, at the address of the payment.',
  'payments.verify': 'Queries the provider about a payment and applies the result once.',
  'payments.voucher': 'Submits the voucher that the buyer’s network issued for a charge.',
  'payouts.account': 'Returns your payout account, your balance and what can be paid out now.',
  'payouts.banks': 'Returns the banks that take payouts. Empty where the campus pays no bank accounts.',
  'payouts.create': 'Pays out your balance now, for a fee, instead of with the daily payout.',
  'payouts.delayed': 'Returns payouts that wait for the operator or for the next try, oldest first.',
  'payouts.list': 'Returns payouts to you, newest first.',
  'payouts.resolveBankAccount':
    'Returns the name of the account’s holder, as the bank spells it. At most 20 look-ups an hour.',
  'payouts.retry': 'Sends a delayed payout again, now.',
  'payouts.return':
    'Returns a delayed payout to the seller’s balance and asks them to check the account. The seller is notified with the reason.',
  'payouts.setAccount':
    'Sets the mobile money account for payouts. A new account is paid after 24 hours. You are notified by email.',
  'payouts.setBankAccount':
    'Sets the bank account for payouts, in the name that `payouts.resolveBankAccount` returned. A new account is paid after 24 hours. You are notified by email.',
  'portfolio.list': 'Returns a student’s pictures in the order that they chose.',
  'portfolio.save':
    'Replaces all your pictures, in the given order. Pictures that you leave out are deleted.',
  'portfolio.takeDown': 'Removes a student’s picture. The student is notified with the reason.',
  'promoCodes.create':
    'Creates a promo code for an event that sells tickets, at most 20 per event. Only the organiser may call it.',
  'promoCodes.end':
    'Ends a promo code, so that it cannot be used any more. An unused code is deleted. Repeating the call changes nothing.',
  'promoCodes.list':
    'Returns the promo codes of an event with their sales, newest first. Only the organiser may call it.',
  'promoCodes.try':
    'Returns the price of a ticket with a promo code. Changes nothing. You can check 30 codes an hour.',
  'push.key': 'Returns the public key for push subscriptions, or `null` when push is switched off.',
  'push.subscribe':
    'Sends your notifications to this browser until the session ends. Repeating the call changes nothing.',
  'push.unsubscribe': 'Stops pushes to this browser.',
  'reviews.create':
    'Reviews the other side of a completed order, once. Reviews are published when both are in, or after 7 days.',
  'reviews.forPayment':
    'Returns the reviews of one of your orders. The other side’s review appears once it is published.',
  'reviews.list': 'Returns published reviews of a student, newest first. `count` is their number.',
  'savedSearches.create':
    'Saves a search. You are notified of each new listing that matches. Saving the same search again returns the existing one.',
  'savedSearches.list': 'Returns your saved searches, newest first.',
  'savedSearches.remove': 'Deletes a saved search and stops its notifications.',
  'search.forget': 'Deletes one of your recent searches, or all of them.',
  'search.kinds': 'Returns the likeliest kinds of a listing with this title, for its poster to confirm.',
  'search.listings':
    'Returns listings of all hives that match the query. When few match, close matches follow, and `about` explains the match. `type=users` searches students.',
  'search.overview':
    'Returns the best listings of each hive, students and universities for one query, with their numbers. Filters apply to listings.',
  'search.remember': 'Adds a query to your recent searches.',
  'search.suggestions':
    'Returns suggestions for a started query: your recent searches, universities, hives, courses, topics, students and listings.',
  'series.create':
    'Reserves weekly lessons with a tutor for 15 minutes, and replaces an unpaid series of the same listing. Paying the first lesson with `seriesId` starts the series.',
  'series.end': 'Ends a series. Paid lessons stay; all other times become free. Either side may call it.',
  'series.get': 'Returns one of your series with its lessons.',
  'series.list':
    'Returns your series that are not over, as student and as tutor. With `payment`, only the series of that lesson.',
  'series.plan': 'Returns the same time in each of the next weeks, and which of them are free.',
  'series.skip': 'Skips one unpaid lesson and frees its time. Only the student may call it.',
  'services.list':
    'Returns open tutoring and gigs with their posters’ ratings. `kind` filters by kind, `offer` by tasks or services. `count` is their number.',
  'settlements.accept':
    'Accepts the other side’s proposal. The buyer gets that part back; the seller gets the rest, less fees.',
  'settlements.concede': 'Accepts the dispute and refunds the whole payment. Only the seller may call it.',
  'settlements.decline': 'Declines the other side’s proposal.',
  'settlements.propose':
    'Proposes which part of the payment returns to the buyer, and replaces an earlier proposal.',
  'settlements.withdraw':
    'Withdraws the dispute. The money is held again, with the remaining days to complain. Only the buyer may call it.',
  'threads.archive': 'Archives a thread until its next message, or restores it.',
  'threads.get': 'Returns one of your threads: a conversation with a student, or the group of an event.',
  'threads.list':
    'Returns your threads, latest first: conversations, and groups of events that you organise or attend. `kind` selects one of both.',
  'threads.markRead': 'Marks all messages as read. `count` is the number of messages that were new.',
  'threads.members':
    'Returns the members of a thread. In a group the organiser comes first, then the others by name. `count` is their number.',
  'threads.messages':
    'Returns messages, newest first. Those of a group come without the ones of students whom you blocked. Page by `cursor`.',
  'threads.mute': 'Mutes or unmutes notifications of a thread.',
  'threads.open':
    'Returns the conversation with a student about a listing or about none, and creates it if needed.',
  'threads.readers':
    'Returns the members who saw your message, by name, at most 100. `count` is their number.',
  'threads.received':
    'Confirms that this device has all messages sent to you until now. `count` is the number of newly delivered messages.',
  'threads.search':
    'Returns messages that contain the text, newest first. Those of a group come without the ones of students whom you blocked.',
  'threads.send':
    'Sends a text, photo or file to the other members of a thread. Repeating the call with the same `clientId` returns the stored message.',
  'threads.unreadCount': 'Returns how many conversations have new messages, and which groups do.',
  'threads.unsend': 'Erases your message within 10 minutes of sending. All members see that it was deleted.',
  'topics.list': 'Returns the topics of the hives with their numbers of open listings.',
  'universities.get': 'Returns a university by id or former id, with its numbers of open listings per hive.',
  'universities.list': 'Returns the universities whose students may join.',
  'uploads.create':
    'Stores a photo of at most 10 MB (`file`). An upload that nothing uses is deleted after a day.',
  'users.block':
    'Stops all contact between you and a student. `orders` cancels your open orders with a full refund, or keeps them. Without it, their automatic release pauses.',
  'users.blocked': 'Returns the students whom you blocked, latest first.',
  'users.deleteAccount': 'Erases your account. Refused while money is on its way or left to be paid out.',
  'users.export': 'Returns a ZIP file with all data about you as JSON, and your photos.',
  'users.follow':
    'Notifies you of a student’s new listings. Blocking ends it. Repeating the call changes nothing.',
  'users.following': 'Returns the students whom you follow, latest first. `count` is their number.',
  'users.get': 'Returns a student’s public profile.',
  'users.getShelf':
    'Returns the public profile of the student who chose this shelf name. Takes the name with or without `@`, in any case.',
  'users.listings':
    'Returns a student’s open listings, newest first. `show` selects coming events (next first), past events (latest first) or everything else.',
  'users.openOrders':
    'Returns orders with held money between you and a student. Call it before you block them.',
  'users.search': 'Returns students by name, for a new conversation.',
  'users.unblock': 'Removes a block.',
  'users.unfollow': 'Stops notifications about a student’s new listings. Repeating the call changes nothing.',
  'users.updateProfile':
    'Changes your name, bio, hall or picture, or chooses the name of your public shelf, once.',
  'users.updateSettings': 'Changes the sent settings and returns all of them.',
  'wanted.answer':
    'Answers a post with one of your open listings of Essentials, once per listing. The student is notified.',
  'wanted.answers':
    'Returns the listings that answer a post and are still available, newest first. The post’s student sees all, others only their own.',
  'wanted.close': 'Closes your post to answers. Repeating the call changes nothing.',
  'wanted.create': 'Posts what you need on your campus. The post is open for 30 days.',
  'wanted.get': 'Returns one wanted post.',
  'wanted.list': 'Returns open wanted posts, most recently posted or renewed first.',
  'wanted.mine': 'Returns your wanted posts of any status, newest first. `count` is their number.',
  'wanted.renew':
    'Extends your post by 30 days and lists it among the newest. An open post can be renewed once a week.',
  'wanted.update': 'Changes the sent fields of your post.',
  'webhooks.create': 'Creates a webhook for a partner’s address and returns its secret once.',
  'webhooks.deliveries': 'Returns deliveries of the last 30 days, newest first.',
  'webhooks.enable': 'Enables a webhook that was switched off because its address accepted nothing.',
  'webhooks.list': 'Returns webhooks of partners, newest first.',
  'webhooks.remove': 'Deletes a webhook and its deliveries.',
  'webhooks.resend': 'Sends a delivery again, now.',
  'webhooks.test': 'Sends a `ping` event to a webhook.',
} as const;
