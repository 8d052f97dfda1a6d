import type { Http } from './http.ts';

export interface Student {
  readonly id: string;
  readonly token: string;
}

/** Signs students up through the API, with the code from the development mailbox. */
export async function signUp(http: Http, count: number): Promise<Student[]> {
  const students: Student[] = [];
  for (let serial = 0; serial < count; serial += 1) {
    const email = `chaos${serial}@st.ug.edu.gh`;
    const headers = { 'x-forwarded-for': `10.7.0.${serial}` };
    await expectOk(
      http.ask('POST', '/api/auth/register', {
        headers,
        body: { name: `Chaos ${'ABCDEFGHIJKLMNOP'[serial] ?? 'Z'}`, email, password: 'Kente-cloth-7' },
      }),
    );
    const { body: mails } = await http.ask('GET', `/dev/mailbox.json?to=${email}`);
    const otp = /\b\d{6}\b/.exec(mails[0].text)?.[0];
    const { body } = await expectOk(
      http.ask('POST', '/api/auth/verify-otp', { headers, body: { email, otp } }),
    );
    students.push({ id: body.data.user.id, token: body.data.token });
  }
  return students;
}

/** Throws unless the response is a success. */
export async function expectOk<A extends { status: number; bytes: Buffer }>(
  response: Promise<A>,
): Promise<A> {
  const answer = await response;
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.bytes.toString('utf8')}`);
  return answer;
}
