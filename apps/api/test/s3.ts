import S3rver from '@20minutes/s3rver';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestBucket {
  /** Settings of a server that keeps its files in this bucket. */
  readonly settings: Readonly<Record<string, string>>;
  /** The bucket itself, which here answers everyone for everything. */
  readonly unguarded: string;
  close(): Promise<void>;
}

/** An S3 with one empty bucket, and before it what hands files out to everyone: all but `private/`. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'campus-s3-'));
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: 'campus' }],
  });
  const { port } = await s3.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const front = createServer(async (request, response) => {
    if (request.url?.startsWith('/private/') !== false) return response.writeHead(403).end();
    const answer = await fetch(`${endpoint}/campus${request.url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    settings: {
      S3_BUCKET: 'campus',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PUBLIC_URL: `http://127.0.0.1:${address.port}`,
    },
    unguarded: `${endpoint}/campus`,
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
