import { Stack, Text } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { GiveRole } from './GiveRole.tsx';
import { RoleRow } from './RoleRow.tsx';
import { useRolesPanelQuery } from './RolesPanel.generated.ts';
import classes from './RolesPanel.module.css';

/** 协办与评委: who helps with the competition, and for its owners how to name and remove them. */
const RolesPanel = ({ competitionId }: PanelProps) => {
  const query = useRolesPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ viewerRole, roleHolders }) => {
        const owns = viewerRole === 'OWNER';
        const holders = roleHolders ?? [];
        return (
          <Stack gap="lg">
            <Text size="sm" c="dimmed">
              协办可以管理全部内容，但不能删除或复制，也不能更改协办与评委；评委只能评审由专家评审的作品。
            </Text>
            {owns && <GiveRole competitionId={competitionId} holders={holders} />}
            {holders.length === 0 ? (
              <Text c="dimmed">还没有协办和评委</Text>
            ) : (
              <ul className={classes.list} aria-label="协办与评委">
                {holders.map((holder) => (
                  <RoleRow
                    key={holder.memberId}
                    competitionId={competitionId}
                    holder={holder}
                    canChange={owns}
                  />
                ))}
              </ul>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default RolesPanel;
