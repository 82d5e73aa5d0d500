import type { PrivateUpstream, ScopedUpstream } from '../upstream/client.ts';

/** Backend that loaders ask: REST for one request, and with the caller's token. */
export interface LoaderScope {
  readonly upstream: ScopedUpstream;
  /** Undefined for a visitor, and for a service account, which is no member. */
  readonly own: PrivateUpstream | undefined;
  /** Backend that is asked for what managers read, by members and service accounts alike. */
  readonly reader: PrivateUpstream | undefined;
}

/** The factories of the domains by their names; declared from the list of domains (domains/all.ts). */
export interface LoaderFactories {}

/** The loader factories among these domains. */
export type LoadersOf<Domains> = {
  [
    Name in keyof Domains as Domains[Name] extends { loaders: unknown } ? Name : never
  ]: Domains[Name] extends { loaders: infer Make } ? Make : never;
};

/** Rows that one request has asked for, each once. */
export type Loaders = {
  readonly [Name in keyof LoaderFactories]: LoaderFactories[Name] extends (
    scope: LoaderScope,
  ) => infer Made
    ? Made
    : never;
};

export type MakeLoaders = (scope: LoaderScope) => Loaders;

/** Makes the loaders of a request, those of a domain when it is first asked. */
export const lazyLoaders = (
  domains: Record<string, { resolvers: unknown; loaders?: (scope: LoaderScope) => unknown }>,
): MakeLoaders => {
  class LazyLoaders {
    readonly scope: LoaderScope;
    constructor(scope: LoaderScope) {
      this.scope = scope;
    }
  }
  for (const [name, { loaders: make }] of Object.entries(domains)) {
    if (!make) continue;
    Object.defineProperty(LazyLoaders.prototype, name, {
      get(this: LazyLoaders) {
        const value = make(this.scope);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
  return (scope) => new LazyLoaders(scope) as unknown as Loaders;
};
