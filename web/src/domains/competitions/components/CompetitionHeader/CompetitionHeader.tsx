import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Badge, Button, Group, Text, Title } from '@mantine/core';
import {
  IconInfoCircle,
  IconLink,
  IconMessages,
  IconSettings,
  IconTrophy,
} from '@tabler/icons-react';
import { registrationState } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { Link } from 'react-router';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { useNow } from '#lib/useNow.ts';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import {
  CompetitionHeaderFragmentDoc,
  type CompetitionHeaderFragment,
} from './CompetitionHeader.generated.ts';
import classes from './CompetitionHeader.module.css';
import { EntranceFee } from './EntranceFee.tsx';
import { HeaderCounts } from './HeaderCounts.tsx';
import { HeaderTime } from './HeaderTime.tsx';
import { registerStatusOf } from './register-status.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { WorkbenchButton } from './WorkbenchButton.tsx';

interface CompetitionHeaderProps {
  competition: FragmentType<CompetitionHeaderFragment>;
  /** The addresses of what is about it and stands elsewhere. */
  ways: { forum: string; managing: string };
  /** Only its name stays, with what can be done where there is room: one came for what is below. */
  folds: boolean;
}

/** Name, numbers, how far it is, and the way in. */
export const CompetitionHeader = ({ competition, ways, folds }: CompetitionHeaderProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionHeaderFragmentDoc,
    fragmentName: 'CompetitionHeader',
    from: competition,
  });
  const now = useNow();
  const site = useSiteQuery().data?.site;
  const raw = site?.rawCountCompetitionIds?.includes(data.id);
  const unregistered = data.viewerState?.registration !== 'REGISTERED' && data.status !== 'ENDED';
  const open =
    registrationState(data, registerStatusOf(data.viewerState), new Date(now)).state === 'open';
  // Its promise is kept only where the organizers decide on each registration.
  const preliminary =
    unregistered &&
    data.registrationSettings?.needsReview &&
    site?.preliminaryCompetitionIds?.includes(data.id);

  return (
    <header className={classes.header} data-folds={folds || undefined}>
      <div className={classes.inner}>
        <div className={classes.text}>
          <Group gap={6} mb={8}>
            <StatusBadge competition={data} />
            {data.usesSharedCompute && <Badge color="gray">统一算力</Badge>}
            {data.tags.map((tag) => (
              <Badge key={tag} color="gray" className={classes.tag}>
                {tag}
              </Badge>
            ))}
          </Group>
          <Title order={1}>{data.name}</Title>
          <Text c="dimmed" mt={8} className={`${classes.description} ${classes.more}`}>
            {data.shortDescription}
          </Text>
          {data.award && (
            <Text className={`${classes.award} ${classes.more}`}>
              <IconTrophy size={20} stroke={1.5} aria-hidden />
              {data.award}
            </Text>
          )}
          <HeaderCounts competition={data} raw={raw} />
          {open && data.entranceFee > 0 && <EntranceFee fee={data.entranceFee} />}
          <Group mt="md" gap="sm" className={classes.actions}>
            <RegisterButton
              competition={data}
              hidden={site?.hiddenRegisterCompetitionIds?.includes(data.id)}
            />
            {site?.workbenchUrl && <WorkbenchButton competition={data} />}
            <Button
              component={Link}
              to={ways.forum}
              variant="default"
              leftSection={<IconMessages size={18} stroke={1.5} aria-hidden />}
            >
              讨论
            </Button>
            <CopyButton
              text={() => window.location.href}
              variant="default"
              leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
            >
              复制链接
            </CopyButton>
            <ShareButton id={data.id} name={data.name} />
            {data.viewerRole && (
              <Button
                component={Link}
                to={ways.managing}
                variant="default"
                leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
              >
                {data.viewerRole === 'JUDGE' ? '评审作品' : `管理${eventWord(data)}`}
              </Button>
            )}
          </Group>
          {preliminary && (
            <Alert color="danger" mt="md" maw={560} icon={<IconInfoCircle stroke={1.5} />}>
              本比赛需通过初赛后方可报名
            </Alert>
          )}
        </div>
        <div className={`${classes.side} ${classes.more}`}>
          <div className={classes.cover}>
            <Cover
              id={data.id}
              about={[data.name, ...data.tags, data.shortDescription].join(' ')}
              image={data.headingImage ?? data.image}
              eager
            />
          </div>
          <HeaderTime competition={data} />
        </div>
      </div>
    </header>
  );
};
