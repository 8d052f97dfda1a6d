import { OTP_LIFETIME, MINUTE, OTP_TRIES, SMS_A_DAY, SMS_CODES_A_DAY } from '@campushive/contract';

/** Descriptions of the calls about text messages. */
export const TEXT_MESSAGES = {
  'sms.get': 'Returns your number for text messages, masked, and whether it gets them.',
  'sms.change':
    'Switches text messages to your number on or off. Switching them on also ends the effect of an answer STOP.',
  'sms.setNumber': `Stores your number and texts it a code of ${OTP_LIFETIME / MINUTE} minutes. It gets no other message before \`sms.prove\`. A number gets at most ${SMS_CODES_A_DAY} codes a day, and a student ${SMS_A_DAY} messages. A proven number of before is replaced.`,
  'sms.removeNumber': 'Forgets your number. Repeating the call changes nothing.',
  'sms.resendCode': 'Texts the code again, at most once a minute: the same code while it is valid.',
  'sms.prove': `Proves your number with the code and switches text messages on. A code takes ${OTP_TRIES} tries. Another account with this number loses it.`,
  'sms.figures':
    'Returns the numbers of text messages, segments and refusals of today and of this month, and their cost.',
  'auth.textRecoveryCode':
    'Texts a code for a new password if the address has an account with a proven number. The response is the same for every address.',
  'auth.proveRecoveryCode':
    'Returns the input of `auth.resetPassword` for the code of a text message. An unknown address is refused like a wrong code.',
};
