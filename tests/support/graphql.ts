import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { requireDeclaredRefusals } from './declared-refusals.ts';

export interface GraphqlAnswer<T> {
  data?: T | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; field?: string };
  }[];
}

/** Answer of `POST /uploads`. */
interface Uploaded {
  key: string;
  ext: string;
  name: string;
  size: number;
  url: string;
}

/** Time for which a browser says that its member has changed something. */
const CHANGED_MS = 2_000;

/**
 * A client of the gateway as another team would write it: with the session cookie that it was
 * given, or with an access token.
 */
export class GraphqlClient {
  readonly url: string;
  readonly token: string | undefined;
  #cookie: string | undefined;
  /** State of the browser, wherever its session goes. */
  #changed = { until: 0 };

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.#cookie && { cookie: this.#cookie }),
    };
  }

  /** The same session against another gateway. */
  at(url: string): GraphqlClient {
    const other = new GraphqlClient(url, this.token);
    other.#cookie = this.#cookie;
    other.#changed = this.#changed;
    return other;
  }

  async send<T>(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer<T>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers, ...this.#marked() },
      body: JSON.stringify({ query, variables }),
    });
    this.#takeCookies(response.headers.getSetCookie());
    const answer = (await response.json()) as GraphqlAnswer<T>;
    requireDeclaredRefusals(query, answer.errors);
    return answer;
  }

  #takeCookies(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = ''] = header.split(';');
      const [name = ''] = pair.split('=');
      if (name.endsWith('session')) this.#cookie = pair.endsWith('=') ? undefined : pair;
      if (name.endsWith('changed')) this.#changed.until = Date.now() + CHANGED_MS;
    }
  }

  /** The session with the mark of a change, for as long as a browser keeps it. */
  #marked(): { cookie?: string } {
    return this.#cookie && Date.now() < this.#changed.until
      ? { cookie: `${this.#cookie}; changed=1` }
      : {};
  }

  /** The data of an operation that must not have errors. */
  async ask<T>(query: string, variables?: Record<string, unknown>): Promise<T> {
    const { data, errors } = await this.send<T>(query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }

  signIn(account: string, password: string) {
    return this.ask<{ signIn: { id: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { id } }',
      { input: { account, password } },
    );
  }

  async upload(name: string, content: string | Buffer<ArrayBuffer>, purpose = 'result') {
    const form = new FormData();
    form.set('file', new File([content], name, { type: 'text/csv' }));
    const response = await fetch(`${this.url}/uploads?purpose=${purpose}`, {
      method: 'POST',
      headers: this.headers,
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Uploaded };
  }

  /** Events as they come; `stop` ends the subscription and its socket. */
  subscribe<T>(query: string, variables?: Record<string, unknown>) {
    const { headers } = this;
    const origin = this.url;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string) {
        // A browser says where it comes from; a client with a token doesn't have to.
        super(address, protocols, {
          headers: { ...headers, ...(headers['cookie'] && { origin }) },
        });
      }
    }
    const client = createClient({
      url: `${this.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    const events = client.iterate<T>({ query, ...(variables && { variables }) });
    return {
      next: async (): Promise<T> => {
        const { value, done } = await events.next();
        if (done) throw new Error('The subscription has ended');
        const { data, errors } = value as GraphqlAnswer<T>;
        if (!data) throw new Error(JSON.stringify(errors));
        return data;
      },
      /** Cuts the line as a lost network does; what was under way is lost with it. */
      cut: () => client.terminate(),
      stop: async () => {
        await events.return?.(undefined);
        await client.dispose();
      },
    };
  }
}
