import { setTimeout as wait } from 'node:timers/promises';
import { exits, Problem, refusalBy } from './exits.ts';

export type Answer = Record<string, unknown>;

interface Message {
  result?: { isError?: boolean; structuredContent?: Answer; content?: { text: string }[] };
  error?: { message: string; data?: { code?: string } };
}

const TRIES = 4;
const FIRST_PAUSE_MS = 500;

const unreachable = (site: string, error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  const why = cause?.code === undefined ? '' : `（${cause.code}）`;
  return new Problem(exits.unreachable, `无法连接 ${site}${why}`, 'UNREACHABLE');
};

const isPassing = (status: number) => status === 502 || status === 503 || status === 504;

/** The site as an access token reaches it: by the verbs, and the addresses of files. */
export class Site {
  readonly origin: string;
  readonly #token: string | undefined;

  constructor(origin: string, token: string | undefined) {
    this.origin = origin;
    this.#token = token;
  }

  /** Headers with the token. @throws Problem where there is none */
  get headers(): Record<string, string> {
    if (!this.#token)
      throw new Problem(
        exits.signIn,
        '请先登录：whale login --token <访问令牌>，或设置 WHALE_TOKEN',
        'UNAUTHENTICATED',
      );
    if (!/^[\x21-\x7e]+$/.test(this.#token))
      throw new Problem(exits.signIn, '访问令牌无效', 'UNAUTHENTICATED');
    return { authorization: `Bearer ${this.#token}`, 'user-agent': 'whale-cli' };
  }

  /** Asks a verb. @throws Problem */
  async verb<A = Answer>(name: string, given: Answer): Promise<A> {
    const params = { name, arguments: given };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = {
      ...this.headers,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    // Handing in is tried once: a second time could count twice.
    const tries = name === 'submit' ? 1 : TRIES;
    const answer = await this.#send('/mcp', { method: 'POST', headers, body }, tries);
    const text = await answer.text();
    const message = readMessage(text);
    if (!message)
      throw new Problem(exits.unreachable, `${this.origin} 的回答无法读取（${answer.status}）`);
    const { result, error } = message;
    if (error) throw refusalBy(error.data?.code ?? '', error.message);
    if (result?.isError) {
      const told = result.content?.[0]?.text ?? '';
      const { code, message: why } = readRefusal(told);
      throw refusalBy(code, why);
    }
    return (result?.structuredContent ?? {}) as A;
  }

  /** Asks GraphQL. @throws Problem */
  async graphql<A>(query: string, variables: Answer): Promise<A> {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const answer = await this.#send('/graphql', { method: 'POST', headers, body }, 1);
    const { data, errors } = (await answer.json().catch(() => ({}))) as {
      data?: A;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    const [error] = errors ?? [];
    if (error) throw refusalBy(error.extensions?.code ?? '', error.message);
    if (!data) throw new Problem(exits.unreachable, `${this.origin} 的回答无法读取`);
    return data;
  }

  /** Sends bytes to an address of the site, again where the line was cut. @throws Problem */
  async put(path: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
    const init = { method: 'PUT', headers: { ...this.headers, ...headers }, body: bytes };
    const answer = await this.#send(path, init, TRIES);
    const told = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
    if (!answer.ok)
      throw refusalBy(told.code ?? '', told.message ?? `上传失败（${answer.status}）`);
  }

  /** Opens a file of the site, from a byte on. @throws Problem */
  async file(path: string, headers: Record<string, string>): Promise<Response> {
    const url = new URL(path, this.origin);
    const own = url.origin === this.origin ? this.headers : {};
    try {
      return await fetch(url, { headers: { ...own, ...headers } });
    } catch (error) {
      throw unreachable(url.origin, error);
    }
  }

  async #send(path: string, init: RequestInit, tries: number): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await fetch(new URL(path, this.origin), init);
        if (attempt >= tries || !isPassing(answer.status)) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (attempt >= tries) throw unreachable(this.origin, error);
      }
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/** Message of an answer, which comes alone or as an event of a stream. */
const readMessage = (text: string): Message | undefined => {
  const data = text.startsWith('{')
    ? text
    : text
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length))
        .join('\n');
  try {
    return JSON.parse(data) as Message;
  } catch {
    return undefined;
  }
};

const readRefusal = (text: string): { code: string; message: string } => {
  try {
    return JSON.parse(text) as { code: string; message: string };
  } catch {
    return { code: 'BAD_USER_INPUT', message: text };
  }
};
