import '#theme/styles/dialogs.ts';
import '#theme/styles/tables.ts';
import { Button, Group, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { exportPath } from '#domains/competitions/paths.ts';
import type { PanelProps } from '#lib/panel-props.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { BanModal } from './BanModal.tsx';
import { useManageTeamsQuery } from './TeamsPanel.generated.ts';
import { type ManagedTeam, TeamsTable } from './TeamsTable.tsx';

const PromoteModal = lazy(() => import('./PromoteModal.tsx'));

/** 队伍与晋级: the teams by name, bans, and promotion to the next stage. */
const TeamsPanel = ({ competitionId }: PanelProps) => {
  const [query, changeQuery] = useAddressQuery();
  const { page, onPage } = usePage();
  const name = query.get('q') ?? '';
  const [banning, setBanning] = useState<ManagedTeam | null>(null);
  const [promoting, setPromoting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { data, previousData, error, loading, refetch } = useManageTeamsQuery({
    variables: { competitionId, name, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <SearchField
          label="搜索团队"
          placeholder="团队名称，回车确认"
          text={name}
          onSearch={(q) => changeQuery({ q, page: null }, { replace: true })}
        />
        <Group gap="sm">
          <ExportButton address={exportPath(competitionId, 'teams')} name="团队" />
          {!data?.competition?.hasFinalRanking && (
            <Button onClick={() => setPromoting(true)}>
              {chosen.size > 0 ? `晋级选中的 ${chosen.size} 支团队` : '晋级团队'}
            </Button>
          )}
        </Group>
      </Group>
      <PagedList
        list={(data ?? previousData)?.competition?.managedTeams}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无相关团队"
      >
        {(teams) => (
          <TeamsTable teams={teams} chosen={chosen} onChosen={setChosen} onBan={setBanning} />
        )}
      </PagedList>
      <Opened of={banning}>
        {(team) => <BanModal team={team} onClose={() => setBanning(null)} />}
      </Opened>
      <Opened of={promoting}>
        {() => (
          <Suspense>
            <PromoteModal
              competitionId={competitionId}
              chosen={chosen}
              onClose={() => setPromoting(false)}
              onPromoted={() => {
                setChosen(new Map());
                void refetch();
              }}
            />
          </Suspense>
        )}
      </Opened>
    </Stack>
  );
};

export default TeamsPanel;
