import { Title } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Folded, Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { useFramed } from '#routing/useFramed.ts';
import { BackToList } from './BackToList.tsx';
import { OldVersion } from './OldVersion.tsx';
import { WriteUpSections } from './WriteUpSections.tsx';
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
  const [search] = useAddressQuery();
  const found = query.data?.team?.writeUp;
  return (
    <>
      <BackToList competitionId={competitionId} />
      <Loaded query={query} of={found} empty="没有找到这份方案">
        {(writeUp) => {
          const { id, team, foldReason, versions } = writeUp;
          if (writeUp.competition?.id !== competitionId)
            return <EmptyState text="没有找到这份方案" />;
          const asked = Number(search.get('version'));
          const isVersion = Number.isInteger(asked) && asked >= 1 && asked < writeUp.version;
          const shown = isVersion ? asked : writeUp.version;
          const addressOf = (number: number) => {
            const path = framed(writeUpsPath(competitionId, teamId));
            return number === writeUp.version ? path : `${path}?version=${number}`;
          };
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
              {shown < writeUp.version ? (
                <OldVersion
                  teamId={teamId}
                  number={shown}
                  newest={writeUp}
                  newestPath={addressOf(writeUp.version)}
                />
              ) : (
                <WriteUpSections texts={writeUp} />
              )}
              {versions && versions.totalCount > 1 && (
                <WriteUpVersions versions={versions.items} shown={shown} addressOf={addressOf} />
              )}
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
