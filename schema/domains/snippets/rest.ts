import { type Static, Type } from 'typebox';
import { snippetSharings } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';

const Sharing = Type.Enum(snippetSharings);

/** With it a snippet is read that is shared by its link alone. */
const SnippetToken = Type.String({ pattern: '^[\\w-]{1,100}$' });

/** Code that a member keeps. */
export const Snippet = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** As highlight.js names it. */
  Language: Type.String(),
  Code: Type.String(),
  /** Told to its member alone. */
  FolderName: Nullable(Type.String()),
  /** The member whose snippet it is. */
  Creator: Id,
  UpdateDate: Time,
  Sharing,
  /** Why administrators have folded it; only its member and they read such a snippet. */
  CollapsedReason: Nullable(Type.String()),
});
export type Snippet = Static<typeof Snippet>;

/** One of the member's own as a list has it: of its code the beginning. */
export const OwnSnippet = Type.Object({
  _id: Id,
  Name: Type.String(),
  Language: Type.String(),
  /** The first 300 characters of its code. */
  Excerpt: Type.String(),
  FolderName: Type.String(),
  CreateDate: Time,
  UpdateDate: Time,
  Sharing,
  /** Set where the snippet is shared by its link. */
  Token: Nullable(SnippetToken),
  CollapsedReason: Nullable(Type.String()),
});
export type OwnSnippet = Static<typeof OwnSnippet>;

/** A folder is there while something is in it. */
export const SnippetFolder = Type.Object({ FolderName: Type.String(), Count: Type.Integer() });
export type SnippetFolder = Static<typeof SnippetFolder>;

export const snippetCalls = {
  one: call({
    operation: 'snippets.one',
    method: 'GET',
    path: '/api/snippets/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'A snippet: a public one, with its token one that is shared by link, or the own',
    params: ById,
    query: Type.Object({ Token: Type.Optional(SnippetToken) }),
    response: Snippet,
  }),
  own: call({
    operation: 'snippets.own',
    method: 'GET',
    path: '/api/snippet',
    access: 'member',
    summary: 'The member’s own snippets, those changed last first',
    query: Type.Object({
      type: Type.Enum(['private']),
      /** Only those in this folder. */
      FolderName: Type.Optional(Type.String({ maxLength: 100 })),
      /** Part of the name. */
      Name: Type.Optional(Type.String({ maxLength: 100 })),
      ...Paging(20),
    }),
    response: PageOf(OwnSnippet),
  }),
  /** The paths of this and of what follows `create` are ours: the specification doesn't show them. */
  folders: call({
    operation: 'snippets.folders',
    method: 'GET',
    path: '/api/user/snippetFolders',
    access: 'member',
    summary: 'The folders of the member’s snippets by their names; at most 100',
    response: ListOf(SnippetFolder),
  }),
  create: call({
    operation: 'snippets.create',
    method: 'POST',
    path: '/api/snippet',
    access: 'member',
    refusals: ['BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Keeps code as a snippet of the member’s. Refused as snippets/rules.ts says',
    body: Type.Object({
      Name: TitleLine,
      Language: Line,
      Code: Prose,
      FolderName: TitleLine,
      /** Absent is PRIVATE. */
      Sharing: Type.Optional(Sharing),
    }),
    response: OwnSnippet,
  }),
  update: call({
    operation: 'snippets.update',
    method: 'PUT',
    path: '/api/snippets/:id',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Renames, moves or edits a snippet of the member’s; what is absent stays',
    params: ById,
    body: Type.Object({
      Name: Type.Optional(TitleLine),
      Language: Type.Optional(Line),
      Code: Type.Optional(Prose),
      FolderName: Type.Optional(TitleLine),
    }),
    response: OwnSnippet,
  }),
  share: call({
    operation: 'snippets.share',
    method: 'PUT',
    path: '/api/snippets/:id/sharing',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Says who reads a snippet of the member’s. LINK keeps the token that there is; any other ends it for good',
    params: ById,
    body: Type.Object({ Sharing }),
    response: OwnSnippet,
  }),
  remove: call({
    operation: 'snippets.remove',
    method: 'DELETE',
    path: '/api/snippets/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Deletes a snippet of the member’s; what others have collected of it stays theirs',
    params: ById,
    response: Done,
  }),
};
