import { Title } from '@mantine/core';
import { writeUpFields } from '@whaletide/schema/domains/write-ups/rules.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { Folded, Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useFramed } from '#routing/useFramed.ts';
import { BackToList } from './BackToList.tsx';
import { writeUpsPath } from './write-up-paths.ts';
import { WriteUpAuthors, WriteUpPlace } from './WriteUpFacts.tsx';
import { useTeamWriteUpQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';
import { WriteUpVersions } from './WriteUpVersions.tsx';

interface WriteUpViewProps {
  competitionId: string;
  teamId: string;
}

/** One team's write-up with its five fields, as far as they are filled in. */
export const WriteUpView = ({ competitionId, teamId }: WriteUpViewProps) => {
  const query = useTeamWriteUpQuery({ variables: { teamId } });
  const navigate = useNavigate();
  const { framed } = useFramed();
  const found = query.data?.team?.writeUp;
  return (
    <>
      <BackToList competitionId={competitionId} />
      <Loaded query={query} of={found} empty="没有找到这份方案">
        {(writeUp) => {
          const { id, team, foldReason, versions } = writeUp;
          if (writeUp.competition?.id !== competitionId)
            return <EmptyState text="没有找到这份方案" />;
          return (
            <article aria-labelledby="write-up">
              <Folded what="方案" reason={foldReason} />
              <div className={classes.head}>
                <Title order={2} size="h3" id="write-up">
                  {team?.name ?? '已解散的团队'}的方案
                </Title>
                <WriteUpPlace {...writeUp} />
              </div>
              <WriteUpAuthors writeUp={writeUp} />
              {writeUpFields.map(({ key, name }) =>
                writeUp[key] ? (
                  <section key={key} className={classes.field}>
                    <Title order={3} size="h4" mb="xs">
                      {name}
                    </Title>
                    <Markdown text={writeUp[key]} message />
                  </section>
                ) : null,
              )}
              {versions && versions.totalCount > 1 && <WriteUpVersions versions={versions.items} />}
              <div className={classes.field}>
                <Moderation
                  kind="WRITE_UP"
                  id={id}
                  what="方案"
                  ownerId={undefined}
                  foldReason={foldReason}
                  onRemoved={async () => {
                    await navigate(framed(writeUpsPath(competitionId)));
                  }}
                />
              </div>
            </article>
          );
        }}
      </Loaded>
    </>
  );
};
