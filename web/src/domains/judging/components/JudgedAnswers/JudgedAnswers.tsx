import { Text, Title } from '@mantine/core';
import { FieldAnswers } from '#domains/submissions/components/FormFields/FieldAnswers.tsx';
import type { JudgedWorkFragment } from '#domains/judging/Answers.generated.ts';

interface JudgedAnswersProps {
  work: JudgedWorkFragment;
  /** Side on which it stands in a pair. */
  side?: '左' | '右';
}

/** A work as its judge sees it: by its number, and by its team unless judging is blind. */
export const JudgedAnswers = ({ work, side }: JudgedAnswersProps) => (
  <>
    <Title order={2} size="h4">
      {side && `${side} · `}作品 {work.number}
    </Title>
    {work.teamName !== null && <Text c="dimmed">{work.teamName}</Text>}
    <FieldAnswers answers={work.answers} />
  </>
);
