import { Badge } from '@mantine/core';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Authorship } from '#apollo/schema.generated.ts';

interface AuthorshipBadgeProps {
  authorship: Authorship;
  /** Model that had a part; null where none is named. */
  model?: string | null;
}

/** Author of a work that a model had a part in; nothing for one of people alone. */
export const AuthorshipBadge = ({ authorship, model = null }: AuthorshipBadgeProps) => {
  if (authorship === 'HUMAN') return null;
  const text = [authorshipNames[authorship], model].filter(Boolean).join(' · ');
  return (
    <Badge size="sm" color="gray" maw="100%" title={text}>
      {text}
    </Badge>
  );
};
