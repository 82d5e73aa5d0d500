import { Badge } from '@mantine/core';
import { authorshipMarks } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Authorship } from '#apollo/schema.generated.ts';

interface AuthorshipMarkProps {
  /** Its statement; nothing is said where there is none yet. */
  of: { authorship: Authorship | null; authorshipModel: string | null };
}

/** Mark on what a model had a part in, which names it as its title; nothing for people's own. */
export const AuthorshipMark = ({ of: { authorship, authorshipModel } }: AuthorshipMarkProps) =>
  authorship === null || authorship === 'HUMAN' ? null : (
    <Badge component="span" size="sm" color="gray" title={authorshipModel ?? undefined}>
      {authorshipMarks[authorship]}
    </Badge>
  );
