import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { notify } from '#lib/notify.ts';
import { usePlatformIdQuery } from './PlatformIdBox.generated.ts';
import { PlatformIdForm } from './PlatformIdForm.tsx';

interface PlatformIdBoxProps {
  competitionId: string;
  /** Name of the id that is asked for, such as Openi启智平台ID. */
  name: string;
}

/** Asks those who have registered for their id on another platform. */
const PlatformIdBox = ({ competitionId, name }: PlatformIdBoxProps) => {
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = usePlatformIdQuery({ variables: { id: competitionId } });
  const own = data?.competition?.viewerRegistration;
  const filled = own?.platformId ?? null;
  const done = () => {
    setChanging(false);
    notify.done(`已记录你的${name}`, '提交成功');
  };

  return (
    <Paper component="section" withBorder radius="md" p="md" mb="lg" aria-label={name}>
      <Title order={2} size="h5" mb={4}>
        {name}
      </Title>
      {!own && error && <ErrorState error={error} onRetry={refetch} />}
      {!own && !error && <Skeleton height={36} radius="sm" />}
      {own && filled !== null && !changing && (
        <Group gap="sm">
          <Text fw={600}>{filled}</Text>
          <Button variant="default" size="xs" onClick={() => setChanging(true)}>
            修改
          </Button>
        </Group>
      )}
      {own && (filled === null || changing) && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            需要你在合作平台上的账号，请填写后再提交结果。
          </Text>
          <PlatformIdForm
            competitionId={competitionId}
            name={name}
            onFilled={done}
            {...(filled !== null && { onCancel: () => setChanging(false) })}
          />
        </>
      )}
    </Paper>
  );
};

export default PlatformIdBox;
