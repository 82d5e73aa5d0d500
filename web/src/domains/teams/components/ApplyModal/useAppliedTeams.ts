import { useAppliedTeamsQuery } from './AppliedTeams.generated.ts';

/** Ids of the teams that the viewer's team has asked to be merged into and that haven't answered. */
export const useAppliedTeams = (ownId: string | undefined): ReadonlySet<string> => {
  const { data } = useAppliedTeamsQuery({
    variables: { teamId: ownId ?? '' },
    skip: ownId === undefined,
    fetchPolicy: 'cache-and-network',
    // A second request is refused anyway, with the reason.
    context: { showsErrors: true },
  });
  const items = data?.team?.applications?.items ?? [];
  return new Set(items.flatMap(({ type, team }) => (type === 'MERGE' && team ? [team.id] : [])));
};

/** Reason why a team that was asked can't be asked again. */
export const APPLIED_REASON = '申请已发送，等待对方队长同意';
