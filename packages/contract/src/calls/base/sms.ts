import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { textMessageFigures, textMessages } from '../../entities/base/text-message.js';
import { mobileMoneyPhone, otpCode } from '../../schema.js';

/** Calls about text messages to a student's phone, and the operator's figures. */
export const sms = {
  'sms.get': defineCall({
    summary: 'Get your number for text messages',
    who: 'member',
    input: z.strictObject({}),
    output: textMessages,
    errors: [],
  }),
  'sms.setNumber': defineCall({
    summary: 'Set your number for text messages',
    who: 'member',
    stepUp: true,
    input: z.strictObject({ phone: mobileMoneyPhone }),
    output: textMessages,
    errors: ['resend_too_soon', 'unavailable'],
  }),
  'sms.resendCode': defineCall({
    summary: 'Resend the code to your number',
    who: 'member',
    input: z.strictObject({}),
    output: textMessages,
    errors: ['resend_too_soon', 'not_found', 'unavailable'],
  }),
  'sms.prove': defineCall({
    summary: 'Prove your number',
    who: 'member',
    input: z.strictObject({ otp: otpCode }),
    output: textMessages,
    errors: ['otp_invalid', 'otp_expired', 'otp_attempts_exceeded', 'unavailable'],
  }),
  'sms.change': defineCall({
    summary: 'Switch text messages on or off',
    who: 'member',
    input: z.strictObject({ isOn: z.boolean() }),
    output: textMessages,
    errors: ['not_found', 'unavailable'],
  }),
  'sms.removeNumber': defineCall({
    summary: 'Remove your number for text messages',
    who: 'member',
    input: z.strictObject({}),
    output: textMessages,
    errors: [],
  }),
  'sms.figures': defineCall({
    summary: 'Get the figures of text messages',
    who: 'admin',
    input: z.strictObject({}),
    output: textMessageFigures,
    errors: ['forbidden'],
  }),
};
