import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from './chance.ts';

/** A plain TCP balancer without HTTP: each connection goes to the next node that accepts it. */
export class Balancer {
  readonly #ports: readonly number[];
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #next = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((page) => this.#carry(page, this.#ports.length));
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Cuts each open connection with this probability; returns the number of cut ones. */
  cut(share: number, chance: Chance): number {
    const cut = [...this.#open].filter(() => chance.number(1) < share);
    for (const page of cut) page.destroy();
    return cut.length;
  }

  close(): void {
    this.#server.close();
    for (const page of this.#open) page.destroy();
  }

  #carry(page: Socket, tries: number): void {
    const port = this.#ports[(this.#next += 1) % this.#ports.length] ?? 0;
    const node = connect(port, '127.0.0.1');
    page.pause();
    node.once('error', () => {
      if (tries > 1 && !page.destroyed) this.#carry(page, tries - 1);
      else page.destroy();
    });
    node.once('connect', () => {
      node.removeAllListeners('error');
      this.#open.add(page);
      page.once('close', () => {
        this.#open.delete(page);
        node.destroy();
      });
      node.once('close', () => page.destroy());
      for (const side of [page, node]) side.on('error', () => undefined).setNoDelay(true);
      page.pipe(node);
      node.pipe(page);
    });
    page.on('error', () => undefined);
  }
}
