import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';

/** Faults of a line in the answers that it carries. */
export type Fault = 'none' | 'delay' | 'cut' | 'truncate' | 'garbage';

const DELAY_MS = 400;
/** Bytes of an answer after which a line breaks off. */
const TRUNCATED = 150;

/** A TCP line to the first of its targets that takes the connection, in turn. */
export class FaultyLine {
  fault: Fault = 'none';
  /** Addresses in use, such as `http://127.0.0.1:4001`; changed while one is restarted. */
  targets: string[];
  readonly #server = createServer((client) => this.#carry(client));
  readonly #open = new Set<Socket>();
  #turn = 0;

  constructor(targets: string[]) {
    this.targets = targets;
  }

  /** Opens the line and answers its address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The line has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Breaks every connection off. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #carry(client: Socket): void {
    const targets = this.targets.map((_, index) => {
      const place = (this.#turn + index) % this.targets.length;
      return this.targets[place] ?? '';
    });
    this.#turn += 1;
    client.on('error', () => client.destroy());
    this.#keep(client);
    const next = () => {
      const target = targets.shift();
      if (target === undefined) return client.destroy();
      const { hostname, port } = new URL(target);
      const server = connect(Number(port), hostname);
      server.once('error', next);
      server.once('connect', () => {
        server.off('error', next);
        this.#join(client, server);
      });
    };
    next();
  }

  #join(client: Socket, server: Socket): void {
    this.#keep(server);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.on('data', (chunk) => server.write(chunk));
    server.on('data', (chunk) => this.#answer(client, chunk));
  }

  #answer(client: Socket, chunk: Buffer): void {
    switch (this.fault) {
      case 'none':
        return void client.write(chunk);
      case 'delay':
        return void setTimeout(() => client.writable && client.write(chunk), DELAY_MS);
      case 'cut':
        return void client.destroy();
      case 'truncate':
        return void client.write(chunk.subarray(0, TRUNCATED), () => client.destroy());
      case 'garbage':
        return void client.write(randomBytes(chunk.length));
    }
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }
}
