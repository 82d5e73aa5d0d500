import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ApplicationKind } from '#apollo/schema.generated.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { applicationStates } from '../status.ts';
import { useOwnApplicationsQuery } from './OwnApplications.generated.ts';

/** Earlier applications of the member, with state and answer; nothing where there are none. */
export const OwnApplications = ({ kind }: { kind: ApplicationKind }) => {
  const { viewer } = useViewer();
  const { data } = useOwnApplicationsQuery({
    variables: { kind },
    skip: !viewer,
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const own = data?.viewer?.hostApplications ?? [];
  if (own.length === 0) return null;
  return (
    <Stack component="section" aria-label="我的申请" gap="xs" mb="lg">
      {own.map(({ id, company, createdAt, status, answer, organization }) => (
        <div key={id}>
          <Group gap="xs">
            <Text fw={500}>{company}</Text>
            <Badge color={applicationStates[status].color}>{applicationStates[status].text}</Badge>
            <Text size="sm" c="dimmed">
              {formatDate(createdAt)} 提交
            </Text>
          </Group>
          {answer && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {answer}
            </Text>
          )}
          {organization && (
            <AppLink to={`/org/${organization.shortName}/competition/manage`} alone size="sm">
              管理「{organization.name}」的比赛
            </AppLink>
          )}
        </div>
      ))}
    </Stack>
  );
};
