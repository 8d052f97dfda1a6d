import { ApiError, mayPass, type Listing } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  useClient,
  useReader,
  type Client,
  type OpenPdf,
  type ReaderPort,
  type ReadProblem,
} from '../../kernel/index.js';
import { listingKey } from '../data.js';

/** State of study material in the reader. `gone`: the viewer no longer has access. */
export type Reading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: ReadProblem | 'gone'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly pdf: OpenPdf };

type Outcome = Exclude<Reading, { status: 'loading' }> | { status: 'failed'; problem: ReadProblem | 'gone' };

/** Opens the file of a listing through a download, or from the stored copy while the server is unreachable. */
export function useReading({ id, archiveDetails }: Listing): Reading {
  const client = useClient();
  const reader = useReader();
  const queries = useQueryClient();
  const fileId = archiveDetails?.file?.id;
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let open: OpenPdf | undefined;
    let isUnmounted = false;
    void read(client, reader, id, fileId).then((read) => {
      if (read.status === 'ready') {
        open = read.pdf;
        void queries.invalidateQueries({ queryKey: listingKey(id) });
      }
      if (isUnmounted) open?.close();
      else setOutcome(read);
    });
    return () => {
      isUnmounted = true;
      open?.close();
    };
  }, [client, reader, queries, id, fileId, round]);
  if (outcome === null) return { status: 'loading' };
  if (outcome.status === 'ready') return outcome;
  return {
    ...outcome,
    retry() {
      setOutcome(null);
      setRound((before) => before + 1);
    },
  };
}

async function read(
  client: Client,
  reader: ReaderPort | undefined,
  id: string,
  fileId: string | undefined,
): Promise<Outcome> {
  if (reader === undefined || fileId === undefined) return { status: 'failed', problem: 'gone' };
  const address = await addressOf(client, id);
  if (address === 'gone') {
    await reader.forget(fileId).catch(() => undefined);
    return { status: 'failed', problem: 'gone' };
  }
  if (address === 'refused') return { status: 'failed', problem: 'failed' };
  const opened = await reader.open(fileId, address);
  return opened.status === 'open' ? { status: 'ready', pdf: opened.pdf } : opened;
}

/** Returns the file's temporary URL, or null when the server is unreachable. Reading counts as a download. */
async function addressOf(client: Client, id: string): Promise<string | null | 'gone' | 'refused'> {
  try {
    return (await client.files.download({ id })).data.url;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'gone';
    return mayPass(error) ? null : 'refused';
  }
}
