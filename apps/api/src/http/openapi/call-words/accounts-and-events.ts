/** Descriptions of calls about accounts, applications, bookings and events: the effect, further permissions and limits. */
export const ACCOUNTS_AND_EVENTS = {
  'appeals.create':
    'Creates an appeal against a moderator’s decision about your listing or wanted post. Each decision allows one appeal, which another moderator answers.',
  'appeals.createForAccount':
    'Creates an appeal against the suspension of your account. Takes the address and the password. Each suspension allows one appeal.',
  'appeals.get':
    'Returns why a moderator took down your listing or wanted post, and the state of your appeal.',
  'appeals.list': 'Returns waiting appeals, oldest first, or decided ones, newest first.',
  'appeals.resolve':
    'Reinstates the listing or the account, or upholds the decision. The student is notified.',
  'appeals.suspension':
    'Returns why and until when your account is suspended, and the state of your appeal. Takes the address and the password, because a suspended account has no session.',
  'applications.create':
    'Creates an application for an open task, once per student. With `price` you name what you do it for; choosing you agrees on that price.',
  'applications.list':
    'Returns applicants in the order of applying. `count` is their number. Only the poster may call it.',
  'applications.mine': 'Returns your applications with their tasks, newest first.',
  'applications.withdraw':
    'Withdraws an application. A task that was assigned to you opens again, unless money is on its way or held.',
  'attachments.create':
    'Stores a private file of at most 25 MB (`file`: PDF, DOCX, XLSX, PPTX, ZIP or a picture). An upload that nothing uses is deleted after a day.',
  'attachments.download':
    'Returns a signed address that works for minutes. Both sides of the order and the readers of the message may download the file. Moderators may within a case; the audit log records it.',
  'auth.challenge':
    'Returns a challenge for calls that answer `proof_of_work_required`. Send its solution in `X-Proof-Of-Work`. A solution counts once.',
  'auth.changePassword': 'Replaces the password and ends every other session.',
  'auth.denySignIn':
    'Ends every session, voids the password and deletes passkeys. Takes the token of the link in the email about a new device.',
  'auth.endSession': 'Ends one of your sessions and its live connections.',
  'auth.forgotPassword':
    'Emails a link for a new password. The response is the same whether or not the address has an account.',
  'auth.login': 'Returns a session token for an address and a password.',
  'auth.logout': 'Ends the current session and its live connections.',
  'auth.me': 'Returns the user of the session.',
  'auth.proveStudent': 'Checks the code and verifies you as a student for another year.',
  'waitingList.join':
    'Mails a code to a university address whose university is not open. The response is the same whether or not the address is on the waiting list.',
  'waitingList.confirm':
    'Checks the mailed code, and notes the address until its university opens, which sends one email and deletes the address. Returns a `leaveToken`.',
  'waitingList.leave': 'Deletes the address of a `leaveToken` from the waiting list.',
  'auth.register':
    'Sends a one-time code to a university address. Complete the registration with `POST /auth/verify-otp`.',
  'auth.resendOtp': 'Sends a new one-time code, at most once a minute.',
  'auth.resetPassword': 'Sets a new password with the token of the emailed link, and ends every session.',
  'auth.sendStudentCode': 'Sends a code to your university mailbox, at most once a minute.',
  'auth.sessions': 'Returns your sessions with device, place and last use, latest first.',
  'auth.stepUp':
    'Returns a `stepUpToken` for the password. Send it in `X-Step-Up` within 10 minutes, in the same session, to calls that need a fresh proof.',
  'auth.verifyOtp': 'Checks the one-time code, creates the account and returns a session token.',
  'availability.get': 'Returns the weekly hours, days off and extra hours of your tutoring listing.',
  'availability.set':
    'Replaces the teaching hours of your tutoring listing. Students can book only within them. Existing bookings stay.',
  'bookings.calendar':
    'Returns a paid lesson as an iCalendar file. After a move, the new file updates the same entry.',
  'bookings.decline': 'Declines the tutor’s proposal, or withdraws your own. The lesson keeps its time.',
  'bookings.move':
    'Moves your paid lesson to another free time, or to the time that the tutor proposed. Possible until 4 hours before the start.',
  'bookings.next':
    'Returns the next free time of each tutoring listing within four weeks, for lists. Tutors without hours or free times are left out.',
  'bookings.propose':
    'Proposes a new time to the student, inside or outside of your hours, and replaces an earlier proposal. Possible until 4 hours before the start.',
  'bookings.slots':
    'Returns the free start times of a tutor between two days, both included, for sessions of the given length.',
  'bookings.taken': 'Returns future times at which the tutor is booked. No session can start in them.',
  'calendar.create':
    'Creates a private address for calendar subscriptions and returns it once. An earlier address stops working at once.',
  'calendar.get': 'Returns whether you have a calendar address.',
  'calendar.remove': 'Stops your calendar address at once. Repeating the call changes nothing.',
  'category.create':
    'Posts a listing in this hive, with the fields of the hive. With `draft: true` only its poster sees it.',
  'category.list':
    'Returns open listings of one hive that match the filters, in pages. `count` is their number.',
  'category.update': 'Changes your listing. Only the sent fields change.',
  'chargebacks.answer':
    'Sends the bank evidence against the chargeback, or accepts it. Each chargeback can be answered once.',
  'chargebacks.list': 'Returns open chargebacks by deadline, or decided ones.',
  'completions.accept': 'Accepts the work and releases the money without a code. Only the payer may call it.',
  'completions.finish':
    'Marks paid work as done, with a note and files. Seven days later the money is released automatically. Only the worker may call it.',
  'completions.revise':
    'Returns finished work to the worker with a reason, at most three times. The seven days stop. Only the payer may call it.',
  'contact.send': 'Sends a message to the operator of the campus.',
  'credits.give':
    'Credits a student with money of the campus, within the limits per credit and per admin in 24 hours. The next payout carries it. The student is notified with the reason.',
  'credits.list': 'Returns credits that the campus gave you, newest first.',
  'credits.ofStudent': 'Returns a student’s credits with giver and reason, newest first.',
  'credits.withdraw':
    'Withdraws a credit that no payout carries yet. The student is notified with the reason.',
  'dashboard.get':
    'Returns your figures, next steps, activity, deadlines, recommendations and notifications in one response.',
  'deliveries.addPhoto':
    'Adds a private photo of the drop-off, or replaces it until the money is released. Only the helper may call it; both sides and moderators see the photo.',
  'deliveries.leave': 'Marks an errand as on the way. Only the helper may call it.',
  'deliveries.pickUp':
    'Marks an errand as picked up with the code of the person there. Enter the drop-off code at `POST /payments/{id}/handover`. Only the helper may call it.',
  'disputes.list': 'Returns open disputes, or decided ones.',
  'disputes.resolve':
    'Releases the held money to the seller, or refunds it to the buyer. Both sides are notified.',
  'events.admit':
    'Stores admissions that a phone made without a network, and returns a result for each. Of two phones, the first report counts. Only the organiser and helpers may call it.',
  'events.attendees':
    'Returns attendees and the waiting list in the order of joining. Only the organiser may call it.',
  'events.checkIn':
    'Admits a ticket once. Money of a bought ticket goes to the organiser after the start. Only the organiser and helpers may call it.',
  'events.door':
    'Returns the data that a phone needs to check tickets without a network. The list for helpers contains no names. Only the organiser and helpers may call it.',
  'events.get': 'Returns how full the event is, and your place at it.',
  'events.helpers': 'Returns the helpers of your event in the order of being named.',
  'events.join':
    'Reserves a free place, or adds you to the waiting list when the event is full. Repeating the call changes nothing.',
  'events.leave':
    'Gives up your free place, or your position in the waiting list. The next student moves up.',
  'events.message':
    'Sends a message to everyone with a ticket or a place, but not to the waiting list. At most three a day per event. Only the organiser may call it.',
  'events.messages':
    'Returns the organiser’s messages, newest first. Attendees and the organiser may call it.',
  'events.nameHelper':
    'Lets a student check in tickets of your event, and nothing else. At most five helpers. Repeating the call changes nothing.',
  'events.removeHelper': 'Removes a helper from the event. Helpers may remove themselves.',
  'events.tickets': 'Returns your places at events that are not over, next event first.',
} as const;
