import type { DocumentNode } from 'graphql';
import { RecentMap } from './recent-map.ts';

/** A query as it goes to the gateway. */
export interface Question {
  name: string;
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** Readers of a page: visitors see all the same, members each their own. */
export type Audience = 'visitor' | 'member';

/** Pages whose queries are remembered; each takes less than a kilobyte. */
const MOST_PAGES = 1_000;

/** Enumerations of the schema, which are written so, tell nothing of anybody. */
const ENUMERATION = /^[A-Z_]+$/;

/** The texts that a value holds, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

/**
 * Remembers which queries a page asked when it was rendered last, so that the next rendering asks
 * all of them at once, before it begins, and renders once. Without that, what a part asks is known
 * only when what is around it has its data, and every wave renders the whole page again.
 *
 * Queries of one member's page are asked for another only where their variables say nothing of the
 * first: their texts stand in the page's path, or visitors ask with them too.
 */
export class RememberedQueries {
  readonly #pages = new RecentMap<string, Partial<Record<Audience, readonly Question[]>>>(
    MOST_PAGES,
  );

  /** Queries that a page is likely to ask. */
  of(path: string, audience: Audience): readonly Question[] {
    const { visitor = [], member = [] } = this.#pages.get(path) ?? {};
    if (audience === 'visitor') return visitor;
    const open = new Set(visitor.flatMap(({ variables }) => textsOf(variables)));
    const saysNothing = (text: string) =>
      ENUMERATION.test(text) || path.includes(text) || open.has(text);
    return member.filter(({ variables }) => textsOf(variables).every(saysNothing));
  }

  note(path: string, audience: Audience, questions: readonly Question[]): void {
    this.#pages.set(path, { ...this.#pages.get(path), [audience]: questions });
  }
}
