import { Group, NativeSelect, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { HostButton } from '#domains/application-forms/components/HostApplication/HostButton.tsx';
import { competitionSortOf, competitionSorts } from '#domains/competitions/list-sort.ts';
import { statusFilterOf, statusFilters } from '#domains/competitions/status-filter.ts';
import type { CompetitionListSideQuery } from './CompetitionListSide.generated.ts';
import classes from './CompetitionListPage.module.css';
import type { Narrowed } from './useCompetitions.ts';

interface ListHeadProps extends Pick<Narrowed, 'status' | 'sort'> {
  site: CompetitionListSideQuery['site'] | undefined;
  /** Way to what else there is of competitions. */
  more: ReactNode;
  onNarrow: (key: 'status' | 'sort', value: string | null) => void;
}

/** Head of the list of competitions: its title, its status and order, and how to host one. */
export const ListHead = ({ status, sort, site, more, onNarrow }: ListHeadProps) => (
  <Group justify="space-between" align="end" mb="lg" gap="sm">
    <div>
      <Title order={1}>比赛</Title>
      <Text c="dimmed">选一场比赛，用真实数据检验你的想法 · {more}</Text>
    </div>
    <Group gap="sm" flex="0 1 auto">
      <NativeSelect
        aria-label="比赛状态"
        className={classes.select}
        data={statusFilters.map(({ value, label }) => ({ value, label }))}
        value={statusFilterOf(status)?.value}
        onChange={({ currentTarget: { value } }) =>
          onNarrow('status', value === '-1' ? null : value)
        }
      />
      <NativeSelect
        aria-label="排序"
        className={classes.select}
        data={competitionSorts.map(({ value, label }) => ({ value, label }))}
        value={competitionSortOf(sort)?.value}
        onChange={({ currentTarget: { value } }) => onNarrow('sort', value || null)}
      />
      <HostButton url={site?.hostApplicationUrl ?? null} chatUrl={site?.hostChatUrl ?? null} />
    </Group>
  </Group>
);
