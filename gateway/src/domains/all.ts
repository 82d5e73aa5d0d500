import type { LoadersOf } from '../graphql/loaders.ts';
import type { ParentsOf } from '../graphql/parents.ts';
import * as domains from './list.ts';

/** Every domain of the public schema, under the name that its loaders have on the context. */
export { domains };

declare module '../graphql/loaders.ts' {
  interface LoaderFactories extends LoadersOf<typeof domains> {}
}

declare module '../graphql/parents.ts' {
  interface Parents extends ParentsOf<typeof domains> {}
}
