import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { OpenCompetitions } from '#domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { supportPath } from '#routing/support.ts';
import { trackFailure } from '#lib/track-failure.ts';
import { usePageHead } from '#lib/page-title.ts';
import { StormySea } from '../StormySea.tsx';
import { UnlockButton } from '../Workbench/UnlockButton.tsx';
import { isOfCompetition, reasonOf } from './reason.ts';
import { useNamed } from './useNamed.ts';

const idIn = (text: string | null) => (/^[0-9a-f]{24}$/.test(text ?? '') ? text : null);

/**
 * /home/error?type=&Competition=&Stage=: why something can't be seen, and the way to change that. A
 * stage says by itself which competition's it is.
 */
const NoPermissionPage = () => {
  const [query] = useSearchParams();
  const type = query.get('type');
  const named = useNamed(query.get('Competition'), query.get('Stage'));
  const trialUrl = useSiteQuery().data?.site.trialUrl;
  const waits = isOfCompetition(type) && named.loading;
  const failed = isOfCompetition(type) ? named.error : undefined;
  // A page hidden from visitors may exist for signed-in members.
  const asked = type === '2' ? idIn(query.get('Competition')) : null;
  const reason = reasonOf(type, { competition: named.competition?.id ?? asked, trialUrl });
  const message = reason?.message ?? '链接不存在';
  usePageHead({ ...(!waits && !failed && { title: message }), hidden: true });
  const isWrong = !waits && !failed && (!reason || named.isMissing);
  const address = query.toString();
  useEffect(() => {
    if (isWrong) trackFailure(`error url ?${address}`);
  }, [isWrong, address]);

  if (waits || failed)
    return (
      <PageFrame>
        {failed ? (
          <ErrorState error={failed} onRetry={named.refetch} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </PageFrame>
    );
  const about = [named.competition?.name, named.competition && named.stage?.name].filter(Boolean);
  return (
    <Stack align="center" gap="lg" py={72} px="md">
      <StormySea label="!" />
      <Title order={1} size="h2" ta="center">
        {message}
      </Title>
      {about.length > 0 && (
        <Text c="dimmed" ta="center">
          {about.join(' · ')}
        </Text>
      )}
      <Group justify="center" gap="sm">
        {reason?.button && (
          <Button component={Link} to={reason.button.to}>
            {reason.button.text}
          </Button>
        )}
        {reason?.trialUrl && <UnlockButton trialUrl={reason.trialUrl} />}
        <Button
          component={Link}
          to={competitionListPath}
          variant={reason?.button || reason?.trialUrl ? 'default' : 'filled'}
        >
          去看看全部比赛
        </Button>
        <Button component={Link} to={supportPath()} variant="default">
          帮助中心
        </Button>
      </Group>
      <OpenCompetitions />
    </Stack>
  );
};

export default NoPermissionPage;
