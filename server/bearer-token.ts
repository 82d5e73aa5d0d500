/** The token of an Authorization header; undefined without one, or where it is of another scheme. */
export const bearerToken = (authorization: unknown): string | undefined =>
  typeof authorization === 'string' ? /^Bearer (\S+)$/i.exec(authorization)?.[1] : undefined;
