import { HOUR, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { charges } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';

/** Phone payments that one student can request. */
const CHARGES_AN_HOUR = 20;
/** Prompts that one phone gets, from all students together, without an answer. */
const PROMPTS_AN_HOUR = 10;
/** Upper limits that declined and refused prompts count towards, too: each asks the provider, and may ring a stranger's phone. */
const MAX_PROMPTS_OF_STUDENT = 60;
const MAX_PROMPTS_OF_PHONE = 30;
const WINDOW = HOUR / SECOND;

type Limited = Pick<Platform, 'limits'>;

interface Prompt {
  readonly userId: string;
  readonly phoneHash: string;
}

const chargesOf = ({ userId }: Prompt) => `charge:${userId}`;
const promptsOf = ({ phoneHash }: Prompt) => `prompt:${phoneHash}`;
const studentLimitKey = ({ userId }: Prompt) => `charge-asks:${userId}`;
const phoneLimitKey = ({ phoneHash }: Prompt) => `prompt-asks:${phoneHash}`;

/** Counts a prompt before it goes out. Throws `rate_limited` where there were too many. */
export async function countPrompt({ limits }: Limited, prompt: Prompt): Promise<void> {
  await limits.hit(chargesOf(prompt), CHARGES_AN_HOUR, WINDOW);
  await limits.hit(promptsOf(prompt), PROMPTS_AN_HOUR, WINDOW);
  await limits.hit(studentLimitKey(prompt), MAX_PROMPTS_OF_STUDENT, WINDOW);
  await limits.hit(phoneLimitKey(prompt), MAX_PROMPTS_OF_PHONE, WINDOW);
}

/** Uncounts a prompt that did not go out. `isAsked`: the provider received the request, and refused. */
export async function uncountPrompt({ limits }: Limited, prompt: Prompt, isPrompted: boolean): Promise<void> {
  const keys = isPrompted ? [chargesOf, promptsOf] : [chargesOf, promptsOf, studentLimitKey, phoneLimitKey];
  await Promise.all(keys.map((keyOf) => limits.giveBack(keyOf(prompt))));
}

/** Takes back the count of a prompt that was answered with a no: declined, or too little in the wallet. */
export async function uncountAnswered({ limits, db, clock }: Platform, orderId: string): Promise<void> {
  const [prompt] = await db.select().from(charges).where(eq(charges.orderId, orderId));
  if (prompt === undefined || prompt.expiresAt <= clock.now()) return;
  await Promise.all([chargesOf, promptsOf].map((keyOf) => limits.giveBack(keyOf(prompt))));
}
