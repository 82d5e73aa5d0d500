import { headersOf, type Sending, variablesOf } from './sending.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const templateQuoted = (text: string) => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\``;

const TOKEN_LINE = '  authorization: `Bearer ${process.env.TOKEN}`,\n';

/** Declares the request: where it goes, and what is sent. */
const declarations = (sending: Sending): string => {
  const { endpoint, query, operationName, usesToken } = sending;
  const headers = json(headersOf(sending)).replace(/\n\}$/, `,\n${usesToken ? TOKEN_LINE : ''}}`);
  const named =
    operationName === undefined ? '' : `operationName: ${JSON.stringify(operationName)}, `;
  return `const endpoint = ${JSON.stringify(endpoint)};

const query = ${templateQuoted(`\n${query.trim()}\n`)};

const variables = ${json(variablesOf(sending))};

const headers: Record<string, string> = ${headers};

const body = JSON.stringify({ query, ${named}variables });

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}
`;
};

const ASKING = `
const response = await fetch(endpoint, { method: 'POST', headers, body });
const { data, errors } = (await response.json()) as Answer;
for (const { message, extensions } of errors ?? []) console.error(extensions.code, message);
if (errors) process.exitCode = 1;
console.log(JSON.stringify(data, null, 2));
`;

/** Reads server-sent events line by line, and comes back behind the last one after a cut. */
const LISTENING = `
const listen = async (): Promise<boolean> => {
  const response = await fetch(endpoint, { method: 'POST', headers, body });
  if (response.status < 500 && !response.ok) {
    console.error(await response.text());
    process.exit(1);
  }
  let rest = '';
  let id = '';
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + bytes).split('\\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [name, value] = [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)];
      if (name === 'id') id = value;
      if (name === 'event' && value === 'complete') return true;
      if (name !== 'data' || value.trim() === '') continue;
      const { data, errors } = JSON.parse(value) as Answer;
      console.log(JSON.stringify(errors ?? data));
      if (id) headers['last-event-id'] = id;
    }
  }
  return false;
};

// A line that was cut is taken up again: no event is lost, none comes twice.
while (!(await listen().catch(() => false))) await new Promise((wait) => setTimeout(wait, 1_000));
`;

/**
 * Writes an operation as TypeScript that Node runs as it is, without packages.
 *
 * @throws SyntaxError where the variables are no JSON
 */
export const toTypeScript = (sending: Sending): string =>
  declarations(sending) + (sending.isStream ? LISTENING : ASKING);
