import { Text } from '@mantine/core';
import { authorshipRuleTexts } from '@whaletide/schema/shared/rules/authorship.ts';
import type { AuthorshipRule } from '#apollo/schema.generated.ts';

interface AuthorshipRuleNoteProps {
  /** Null where it couldn't be loaded. */
  rule: AuthorshipRule | null;
}

/** Sentence on the use of models in a competition. */
export const AuthorshipRuleNote = ({ rule }: AuthorshipRuleNoteProps) =>
  rule && (
    <Text size="sm" role="note" mb="md">
      <strong>AI 使用：</strong>
      {authorshipRuleTexts[rule]}
    </Text>
  );
