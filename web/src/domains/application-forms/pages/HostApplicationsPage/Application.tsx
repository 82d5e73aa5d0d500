import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { applicationStates } from '#domains/application-forms/components/status.ts';
import type { ReviewedApplicationFragment } from './HostApplications.generated.ts';
import classes from './HostApplicationsPage.module.css';

interface ApplicationProps {
  row: ReviewedApplicationFragment;
  onAnswer: () => void;
  onOrganization: () => void;
}

/** An application with all that was written, its state, and the next step. */
export const Application = ({ row, onAnswer, onOrganization }: ApplicationProps) => {
  const state = applicationStates[row.status];
  const { organization } = row;
  return (
    <li className={classes.application}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {row.company}
        </Title>
        <Badge color={state.color}>{state.text}</Badge>
        <Text>{row.name}</Text>
        <Anchor href={`tel:${row.phone}`} className={classes.phone}>
          {row.phone}
        </Anchor>
        {row.member && (
          <Text size="sm" c="dimmed">
            会员 {row.member.name}
          </Text>
        )}
        <time className={classes.time} dateTime={row.createdAt}>
          {formatDateTime(row.createdAt)}
        </time>
      </div>
      {row.description && <p className={classes.description}>{row.description}</p>}
      {row.answer && <p className={classes.answer}>答复：{row.answer}</p>}
      <Group mt="sm" gap="sm">
        {row.status === 'WAITING' && (
          <Button onClick={onAnswer} aria-haspopup="dialog" aria-label={`答复${row.company}`}>
            答复
          </Button>
        )}
        {row.status === 'ACCEPTED' && row.kind === 'HOST' && !organization && (
          <Button
            onClick={onOrganization}
            aria-haspopup="dialog"
            aria-label={`为${row.company}新建组织`}
          >
            新建组织
          </Button>
        )}
        {organization && (
          <AppLink to={`/org/${organization.shortName}/competition/manage`} alone>
            组织「{organization.name}」
          </AppLink>
        )}
      </Group>
    </li>
  );
};
