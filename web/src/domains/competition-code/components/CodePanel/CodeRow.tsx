import { Badge, Button } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { CompetitionCodeQuery } from './CodePanel.generated.ts';
import { CompetitionCodeDocument, useUnshareCodeMutation } from './CodePanel.generated.ts';

type Project = NonNullable<
  NonNullable<CompetitionCodeQuery['competition']>['code']
>['items'][number];

interface CodeRowProps {
  competitionId: string;
  project: Project;
  /** True where the viewer is its author. */
  isOwn: boolean;
}

/** Score that a board shows of a project's work, and for its author the way to take it out. */
export const CodeRow = ({ competitionId, project, isOwn }: CodeRowProps) => {
  const [unshare, { loading }] = useUnshareCodeMutation({
    refetchQueries: [CompetitionCodeDocument],
  });
  const code = project.sharedCode?.find(({ competition }) => competition?.id === competitionId);
  const score = code?.score ?? null;
  const remove = () => {
    const input = { competitionId, projectId: project.id };
    // The notice is the error link's.
    void unshare({ variables: { input } }).catch(() => null);
  };
  return (
    <>
      {score !== null && (
        <Badge color="brand" variant="light">
          {code?.isPrivateScore ? 'Private' : 'Public'} {scoreText(score)}
        </Badge>
      )}
      {isOwn && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={loading}
          aria-label={`把「${project.title}」移出代码`}
          onClick={remove}
        >
          移出
        </Button>
      )}
    </>
  );
};
