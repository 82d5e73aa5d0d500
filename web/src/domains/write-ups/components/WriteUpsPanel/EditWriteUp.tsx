import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { BackToList } from './BackToList.tsx';
import { WriteUpForm } from './WriteUpForm.tsx';
import { useOwnWriteUpStateQuery } from './WriteUpsPanel.generated.ts';

/** Form of the viewer's team, for those who may write. */
export const EditWriteUp = ({ competitionId }: { competitionId: string }) => {
  const query = useOwnWriteUpStateQuery({
    variables: { competitionId },
    // A teammate may have written meanwhile.
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <BackToList competitionId={competitionId} />
      <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
        {({ canWriteUp, viewerWriteUp }) =>
          canWriteUp ? (
            <WriteUpForm
              competitionId={competitionId}
              written={viewerWriteUp}
              newest={async () => {
                const { data } = await query.refetch();
                return data?.competition?.viewerWriteUp ?? null;
              }}
            />
          ) : (
            <EmptyState text="仅已公布的最终排名中的团队成员可以写方案" />
          )
        }
      </Loaded>
    </>
  );
};
