import { Button, Group, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { signInPath } from '../../domains/account/paths.ts';
import { OpenCompetitions } from '../../domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { competitionListPath, competitionPath } from '../../domains/competitions/paths.ts';
import { useSiteQuery } from '../../domains/site/components/Site/Site.generated.ts';
import { supportPath } from '../../routing/support.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { trialAddress } from '../../routing/workbench.ts';
import { StormySea } from '../StormySea.tsx';

interface Reason {
  message: string;
  button?: { text: string; to: string };
}

interface Ways {
  competition: string | null;
  /** Where the workbench can be tried. */
  trialUrl: string | null | undefined;
}

/** The message and the one button of each type (spec 1, section 2); null where something is missing. */
const reasonOf = (type: string | null, { competition, trialUrl }: Ways): Reason | null => {
  switch (type) {
    case '1':
      return { message: '链接不存在' };
    case '2':
      return {
        message: '登录后才能查看',
        // To where it was, as far as that is known.
        button: {
          text: '登录',
          to: signInPath(competition ? competitionPath(competition) : undefined),
        },
      };
    case '3':
      if (!competition) return null;
      return {
        message: '报名后才能查看',
        button: { text: '前往报名', to: competitionPath(competition, 'register') },
      };
    case '4':
      if (!competition) return null;
      return {
        message: '晋级到该阶段后才能查看',
        button: { text: '前往比赛详情', to: competitionPath(competition, 'content') },
      };
    case '5':
      if (!competition) return null;
      return {
        message: '你的资质审核未通过',
        button: { text: '前往审核', to: competitionPath(competition, 'submit') },
      };
    case '6':
      return {
        message: '会员专属内容，付费后才能查看',
        ...(trialUrl && {
          button: { text: '付费解锁', to: trialAddress(trialUrl, 'professional') },
        }),
      };
    default:
      return null;
  }
};

/** /home/error?type=&Competition=: why something can't be seen, and the way to change that. */
const NoPermissionPage = () => {
  const [query] = useSearchParams();
  const type = query.get('type');
  const competition = query.get('Competition');
  const trialUrl = useSiteQuery().data?.site.trialUrl;
  const reason = reasonOf(type, { competition, trialUrl });
  usePageTitle(reason?.message ?? '链接不存在');
  useEffect(() => {
    if (!reason) console.error('error url', window.location.href);
  }, [reason]);
  return (
    <Stack align="center" gap="lg" py={72} px="md">
      <StormySea label="!" />
      <Title order={1} size="h2" ta="center">
        {reason?.message ?? '链接不存在'}
      </Title>
      <Group justify="center" gap="sm">
        {reason?.button && (
          <Button component={Link} to={reason.button.to}>
            {reason.button.text}
          </Button>
        )}
        <Button
          component={Link}
          to={competitionListPath}
          variant={reason?.button ? 'default' : 'filled'}
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
