import { headersOf, type Sending, variablesOf } from './sending.ts';

/** Between single quotes a shell reads everything as it is but the quote itself. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Writes an operation as a curl command; a subscription stays on the line, from now on.
 *
 * @throws SyntaxError where the variables are no JSON
 */
export const toCurl = (sending: Sending): string => {
  const { endpoint, query, operationName, usesToken, isStream } = sending;
  const body = JSON.stringify({ query, operationName, variables: variablesOf(sending) });
  return [
    `curl -s${isStream ? 'N' : ''} ${shellQuoted(endpoint)}`,
    ...Object.entries(headersOf(sending)).map(
      ([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`,
    ),
    ...(usesToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    `-d ${shellQuoted(body)}`,
  ].join(' \\\n  ');
};
