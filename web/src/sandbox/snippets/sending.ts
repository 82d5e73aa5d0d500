/** Request to send: an operation with its variables and further headers. */
export interface Sending {
  /** The address of `/graphql`. */
  endpoint: string;
  query: string;
  /** JSON; empty is without. */
  variables: string;
  operationName: string | undefined;
  headers: Record<string, string>;
  /** True where it is sent with an access token, which the code reads from the variable `TOKEN`. */
  usesToken: boolean;
  /** True for a subscription, whose answers come as server-sent events. */
  isStream: boolean;
}

/** @throws SyntaxError where the variables are no JSON */
export const variablesOf = ({ variables }: Sending): unknown =>
  variables.trim() ? (JSON.parse(variables) as unknown) : {};

/** Headers but for the token's, in the order in which they are written. */
export const headersOf = ({ headers, isStream }: Sending): Record<string, string> => ({
  ...(isStream && { accept: 'text/event-stream' }),
  'content-type': 'application/json',
  ...headers,
});
