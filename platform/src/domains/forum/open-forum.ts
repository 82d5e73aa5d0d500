import type {
  ForumKind,
  ForumPermissions,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { forumPermissions } from '@whaletide/schema/domains/forum/rules.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import type { MemberRow } from '../members/tables.ts';

/** A forum that the caller may read, and what they may do there. */
export interface OpenForum {
  /** Id of the forum, and of its competition or channel. */
  id: string;
  kind: ForumKind;
  /** Name of its competition or channel. */
  name: string;
  permissions: ForumPermissions;
  /** Undefined for a visitor. */
  member: MemberRow | undefined;
}

/** The one who asks, as far as forums need to know them. */
export interface Reader {
  caller: Caller | null;
  /** Undefined for a visitor. */
  member: MemberRow | undefined;
}

/** Opens a forum to a reader. */
export const openTo = (
  { caller, member }: Reader,
  { id, name }: { id: string; name: string },
  { kind, manages }: { kind: ForumKind; manages: boolean },
): OpenForum => {
  const known = member && { growthScore: member.growthScore, isAdmin: hasRole(caller, 'admin') };
  return { id, kind, name, member, permissions: forumPermissions(kind, known ?? null, manages) };
};
