import { useNoPermissionQuery } from './NoPermission.generated.ts';

/** The competition and the stage that the address of the page names, where they exist. */
export const useNamed = (competition: string | null, stage: string | null) => {
  const namesCompetition = Boolean(competition);
  const namesStage = Boolean(stage);
  const names = namesCompetition || namesStage;
  const { data, error, refetch } = useNoPermissionQuery({
    variables: { competition: competition ?? '', namesCompetition, stage: stage ?? '', namesStage },
    skip: !names,
    context: { showsErrors: true },
  });
  const ofStage = data?.publicStage;
  const found = namesCompetition ? data?.competition : ofStage?.competition;
  const isThere =
    (!namesCompetition || Boolean(data?.competition)) && (!namesStage || Boolean(ofStage));
  return {
    competition: (isThere && found) || null,
    stage: ofStage ?? null,
    loading: names && !data && !error,
    /** Failure of the query, after which it isn't known whether they exist. */
    error: names ? error : undefined,
    refetch,
    isMissing: names && Boolean(data) && !error && !isThere,
  };
};
