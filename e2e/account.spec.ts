import { expect, test } from '@playwright/test';
import { codeFor } from './mailbox.js';
import { enterCode, newStudent, register } from './student.js';

// The main journey signs up on both; the boxes for the code are tightest on a phone.
test(
  'five wrong codes void the sixth, right one; a new code works',
  { tag: '@phone' },
  async ({ browser }) => {
    const student = await newStudent(browser, 'Yaw Darko');
    await register(student);
    const code = await codeFor(student.email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await enterCode(student.page, wrong);
      await student.page.getByRole('button', { name: 'Verify' }).click();
      await expect(student.page.getByText('This code is not right.').first()).toBeVisible();
      await expect(student.page.getByRole('textbox', { name: /1\/6/ })).toBeFocused();
    }
    await enterCode(student.page, code);
    await student.page.getByRole('button', { name: 'Verify' }).click();
    await expect(student.page.getByText('Too many wrong codes.').first()).toBeVisible();
    await expect(student.page.getByRole('button', { name: /Resend OTP in \d+s/ })).toBeDisabled();
  },
);
