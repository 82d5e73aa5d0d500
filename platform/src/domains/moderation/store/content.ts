import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { ContentKind } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import type { Transaction } from '#database/database.ts';

/** Content as it stands, locked by who found it. */
interface FoundContent {
  /** Member who is told; null where it is the site's own. */
  ownerId: string | null;
  /** Title by which the log and its owner know it. */
  title: string;
  collapsedReason: string | null;
  /** Data that its owner's notice names. */
  data: NotificationData;
}

interface Folding {
  collapsedDate: Date | null;
  collapsedReason: string | null;
}

/** Way to moderate a domain's content; each is handed in where platform is put together. */
export interface ContentSource {
  /** Finds and locks what is there; undefined once it is deleted. */
  find: (tx: Transaction, id: string) => Promise<FoundContent | undefined>;
  fold: (tx: Transaction, id: string, folding: Folding) => Promise<void>;
  /** Takes it out for good, with what is counted of it. */
  remove: (tx: Transaction, id: string) => Promise<void>;
}
export type ContentSources = Record<ContentKind, ContentSource>;

declare module '#domain.ts' {
  interface Domain {
    /** Content that administrators fold and delete. */
    moderated?: (gathered: Pick<Gathered, 'commented'>) => Partial<ContentSources>;
  }
  interface Gathered {
    moderated: ContentSources;
  }
}
