import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A mail server on a free loopback port that greets, lets log in and takes no letters. */
export interface TestMailServer {
  /** Address with a user and a password, for `SMTP_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Password in the address of the test mail server. */
export const MAIL_PASSWORD = 'kente-cloth-7';

/** Starts a mail server. `login` is its answer to every login, with the status. Default: 235, accepted. */
export async function openMailServer(login = '235 2.7.0 Accepted'): Promise<TestMailServer> {
  const answerTo = (line: string): string => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO') return '250-mail.test\r\n250 AUTH PLAIN';
    if (command === 'AUTH') return login;
    return command === 'QUIT' ? '221 Bye' : '502 Not implemented';
  };
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (text) => {
      for (const line of String(text).split('\r\n').filter(Boolean)) socket.write(`${answerTo(line)}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://campus:${MAIL_PASSWORD}@127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
