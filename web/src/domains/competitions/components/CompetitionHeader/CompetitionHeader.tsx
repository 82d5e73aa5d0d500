import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Badge, Button, Title } from '@mantine/core';
import { IconInfoCircle, IconLink, IconMessages, IconSettings } from '@tabler/icons-react';
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
import { HeaderFacts } from './HeaderFacts.tsx';
import { quiet } from './quiet.ts';
import { registerStatusOf } from './register-status.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { WorkbenchButton } from './WorkbenchButton.tsx';

interface CompetitionHeaderProps {
  competition: FragmentType<CompetitionHeaderFragment>;
  /** The addresses of what is about it and stands elsewhere. */
  ways: { forum: string; managing: string; host: string | null };
  /** On phones only its name stays, with the way in: one came for what is below. */
  folds: boolean;
}

/** Name, numbers, how far it is, and the way in: of one height on every tab, folded on phones. */
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
        <div className={`${classes.cover} ${classes.more}`}>
          <Cover
            id={data.id}
            about={[data.name, ...data.tags, data.shortDescription].join(' ')}
            image={data.headingImage ?? data.image}
            eager
          />
        </div>
        <div className={classes.text}>
          <div className={classes.badges}>
            <StatusBadge competition={data} />
            {data.usesSharedCompute && <Badge color="gray">统一算力</Badge>}
            {data.tags.map((tag) => (
              <Badge key={tag} color="gray" className={classes.tag}>
                {tag}
              </Badge>
            ))}
          </div>
          <Title order={1} className={classes.title}>
            {data.name}
          </Title>
          <p className={`${classes.description} ${classes.more}`}>{data.shortDescription}</p>
          <HeaderFacts competition={data} raw={raw} host={ways.host} />
          {open && data.entranceFee > 0 && <EntranceFee fee={data.entranceFee} />}
          {preliminary && (
            <Alert color="danger" mt="md" maw={560} icon={<IconInfoCircle stroke={1.5} />}>
              本比赛需通过初赛后方可报名
            </Alert>
          )}
        </div>
        <div className={classes.actions}>
          <RegisterButton
            competition={data}
            hidden={site?.hiddenRegisterCompetitionIds?.includes(data.id)}
          />
          {site?.workbenchUrl && <WorkbenchButton competition={data} />}
          <div className={classes.quiet}>
            <Button
              component={Link}
              to={ways.forum}
              {...quiet}
              leftSection={<IconMessages size={18} stroke={1.5} aria-hidden />}
            >
              讨论
            </Button>
            <CopyButton
              text={() => window.location.href}
              {...quiet}
              leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
            >
              复制链接
            </CopyButton>
            <ShareButton id={data.id} name={data.name} />
            {data.viewerRole && (
              <Button
                component={Link}
                to={ways.managing}
                {...quiet}
                leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
              >
                {data.viewerRole === 'JUDGE' ? '评审作品' : `管理${eventWord(data)}`}
              </Button>
            )}
          </div>
        </div>
      </div>
    </header>
  );
};
