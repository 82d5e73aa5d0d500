import { Stack, Text } from '@mantine/core';
import { limitText } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useTeamQuotasQuery } from './TeamQuotas.generated.ts';
import classes from './TeamQuotas.module.css';

interface TeamQuotasProps {
  /** Meaning of the numbers, in a sentence. */
  title: string;
  teamId: string;
  /** Counts both teams as one. */
  mergedWithId?: string;
}

/** Use of each task's limits that will result, shown before the member agrees to it. */
export const TeamQuotas = ({ title, teamId, mergedWithId }: TeamQuotasProps) => {
  const query = useTeamQuotasQuery({
    variables: { teamId, mergedWithId: mergedWithId ?? null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.team?.quotas}
      empty="没有找到指定的比赛"
      skeleton={<TextSkeleton lines={2} />}
    >
      {(quotas) => {
        const rows = quotas.filter(({ task }) => task);
        if (rows.length === 0) return null;
        return (
          <Stack gap={4} component="section" aria-label={title} className={classes.box}>
            <Text size="sm" fw={500}>
              {title}
            </Text>
            <ul className={classes.list}>
              {rows.map(({ task, totalUsed, dailyUsed }) => (
                <li key={task?.id}>
                  <span>{task?.name}</span>
                  <span>
                    今日 {limitText(dailyUsed, task?.review?.dailyLimit ?? null)}，共{' '}
                    {limitText(totalUsed, task?.review?.totalLimit ?? null)}
                  </span>
                </li>
              ))}
            </ul>
          </Stack>
        );
      }}
    </Loaded>
  );
};
