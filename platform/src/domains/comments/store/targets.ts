import type { CommentedKind } from '@whaletide/schema/domains/comments/rest.ts';
import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';

/** Target of comments, as it is now. */
export interface FoundTarget {
  ownerId: string;
  title: string;
  /**
   * State that decides on its readers: everybody; its owner and administrators; its owner alone.
   */
  state: 'OPEN' | 'FOLDED' | 'PRIVATE';
  /** Data that notices of its comments name. */
  data: NotificationData;
}

/** Way to comment on a domain's content; each is handed in where platform is put together. */
export interface CommentTarget {
  /** Finds it for any caller; undefined once it is deleted. */
  find: (db: Handle, id: string) => Promise<FoundTarget | undefined>;
  /** Changes how many comments its row counts; false once it is deleted. */
  count: (tx: Transaction, id: string, change: number) => Promise<boolean>;
  /** Event that its owner, and the author of an answered comment, hears of. */
  eventType: number;
}
export type CommentTargets = Record<CommentedKind, CommentTarget>;

declare module '#domain.ts' {
  interface Domain {
    /** Content that is commented on. */
    commented?: Partial<CommentTargets>;
  }
  interface Gathered {
    commented: CommentTargets;
  }
}

const mayRead = ({ state, ownerId }: FoundTarget, caller: Caller | null): boolean =>
  state === 'OPEN' || ownerId === caller?.id || (state === 'FOLDED' && hasRole(caller, 'admin'));

/** Finds the target of comments, as far as the caller may read it; undefined otherwise. */
export const readableTarget = async (
  db: Handle,
  { find }: Pick<CommentTarget, 'find'>,
  id: string,
  caller: Caller | null,
): Promise<FoundTarget | undefined> => {
  const target = await find(db, id);
  return target && mayRead(target, caller) ? target : undefined;
};
