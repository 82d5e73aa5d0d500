import '#theme/styles/tables.ts';
import { Button, Table } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { CompetitionStatus } from '#apollo/schema.generated.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import type { ManagedChannelCompetitionsQuery } from './Contents.generated.ts';
import classes from './ActivityRow.module.css';

const statusNames: Record<CompetitionStatus, string> = {
  NOT_STARTED: '未开始',
  RUNNING: '进行中',
  ENDED: '已结束',
};

type Competitions = NonNullable<ManagedChannelCompetitionsQuery['channel']>['competitions'];

interface ActivityRowProps {
  competition: NonNullable<Competitions>['items'][number];
  onRemove: () => void;
}

/** A competition of a channel; its id is copied by a click on it. */
export const ActivityRow = ({ competition, onRemove }: ActivityRowProps) => {
  const { id, name, status, usersCount, teamsCount, startDate, endDate } = competition;
  return (
    <Table.Tr>
      <Table.Td>
        <CopyButton
          text={id}
          done="已复制"
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.id}
        >
          {id}
        </CopyButton>
      </Table.Td>
      <Table.Td className={classes.name}>
        <AppLink to={detailPath(competition)} target="_blank" alone>
          {name}
        </AppLink>
      </Table.Td>
      <Table.Td>{statusNames[status]}</Table.Td>
      <Table.Td ta="right">{usersCount}</Table.Td>
      <Table.Td ta="right">{teamsCount}</Table.Td>
      <Table.Td className={classes.times}>
        {formatDateTime(startDate)}
        <br />
        {endDate === null ? '长期' : formatDateTime(endDate)}
      </Table.Td>
      <Table.Td>
        <Button
          variant="subtle"
          size="compact-sm"
          color="danger"
          aria-haspopup="dialog"
          aria-label={`移除「${name}」`}
          onClick={onRemove}
        >
          移除
        </Button>
      </Table.Td>
    </Table.Tr>
  );
};
