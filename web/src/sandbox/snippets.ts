/** Request to send: an operation with its variables and further headers. */
export interface Sending {
  /** The address of `/graphql`. */
  endpoint: string;
  query: string;
  /** JSON; empty is without. */
  variables: string;
  operationName: string | undefined;
  headers: Record<string, string>;
}

const variablesOf = ({ variables }: Sending): unknown =>
  variables.trim() ? (JSON.parse(variables) as unknown) : {};

const headersOf = ({ headers }: Sending): [string, string][] => [
  ['content-type', 'application/json'],
  ...Object.entries(headers),
];

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** Between single quotes a shell reads everything as it is but the quote itself. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** @throws SyntaxError where the variables are no JSON */
export const toCurl = (sending: Sending): string => {
  const { endpoint, query, operationName } = sending;
  const body = JSON.stringify({ query, operationName, variables: variablesOf(sending) });
  return [
    `curl -s ${shellQuoted(endpoint)}`,
    ...headersOf(sending).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    `-d ${shellQuoted(body)}`,
  ].join(' \\\n  ');
};

const templateQuoted = (text: string) => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\``;

/** @throws SyntaxError where the variables are no JSON */
export const toTypeScript = (sending: Sending): string => {
  const { endpoint, query, headers } = sending;
  const options = Object.keys(headers).length
    ? `, {\n  headers: ${indent(JSON.stringify(headers, null, 2), '  ')},\n}`
    : '';
  return `import { gql, GraphQLClient } from 'graphql-request';

const client = new GraphQLClient(${JSON.stringify(endpoint)}${options});

const document = gql${templateQuoted(`\n${query.trim()}\n`)};

const variables = ${JSON.stringify(variablesOf(sending), null, 2)};

console.log(await client.request(document, variables));
`;
};

/** Python's literals are JSON's but for three words. */
const pythonValue = (value: unknown, by = ''): string => {
  const within = `${by}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((item) => within + pythonValue(item, within))
    : Object.entries(value).map(
        ([name, item]) => `${within}${JSON.stringify(name)}: ${pythonValue(item, within)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length > 0 ? `${open}\n${parts.join(',\n')},\n${by}${close}` : `${open}${close}`;
};

const pythonText = (text: string) =>
  `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}"""`;

/** @throws SyntaxError where the variables are no JSON */
export const toPython = (sending: Sending): string => {
  const { endpoint, query, operationName, headers } = sending;
  const others =
    Object.keys(headers).length > 0 ? `\n    headers=${pythonValue(headers, '    ')},` : '';
  const named =
    operationName === undefined
      ? ''
      : `\n        "operationName": ${JSON.stringify(operationName)},`;
  return `import requests

query = ${pythonText(`\n${query.trim()}\n`)}

variables = ${pythonValue(variablesOf(sending))}

answer = requests.post(
    ${JSON.stringify(endpoint)},
    json={
        "query": query,${named}
        "variables": variables,
    },${others}
    timeout=15,
)
answer.raise_for_status()
print(answer.json())
`;
};

/** The ways in which an operation can be taken along. */
export const languages = [
  { id: 'curl', label: 'curl', write: toCurl },
  { id: 'typescript', label: 'TypeScript', write: toTypeScript },
  { id: 'python', label: 'Python', write: toPython },
] as const;
