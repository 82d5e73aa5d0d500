import { Button, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { signInPath } from '../../domains/account/paths.ts';
import { competitionPath } from '../../domains/competitions/paths.ts';
import { StormySea } from '../StormySea.tsx';

interface Reason {
  message: string;
  button?: { text: string; to: string };
}

/** The message and the one button of each type (spec 1, section 2); null where something is missing. */
const reasonOf = (type: string | null, competition: string | null): Reason | null => {
  switch (type) {
    case '1':
      return { message: '链接不存在' };
    case '2':
      return { message: '登录后才能查看', button: { text: '登录', to: signInPath() } };
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
    default:
      return null;
  }
};

/** /home/error?type=&Competition=: why something can't be seen, and the way to change that. */
const NoPermissionPage = () => {
  const [query] = useSearchParams();
  const type = query.get('type');
  const competition = query.get('Competition');
  const reason = reasonOf(type, competition);
  useEffect(() => {
    if (!reason) console.error('error url', window.location.href);
  }, [reason]);
  return (
    <Stack align="center" gap="lg" py={72} px="md">
      <StormySea label="!" />
      <Title order={1} size="h2" ta="center">
        {reason?.message ?? '链接不存在'}
      </Title>
      {reason?.button && (
        <Button component={Link} to={reason.button.to}>
          {reason.button.text}
        </Button>
      )}
    </Stack>
  );
};

export default NoPermissionPage;
