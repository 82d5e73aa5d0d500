import type { FragmentType } from '@apollo/client';
import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { formatDate, formatZonedTime } from '#lib/dates.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { FollowChannelButton } from '#domains/channels/components/FollowChannelButton/FollowChannelButton.tsx';
import { channelPath } from '#domains/channels/paths.ts';
import { SubscribeButton } from '#domains/columns/components/SubscribeButton/SubscribeButton.tsx';
import { columnPath } from '#domains/columns/paths.ts';
import { cardAddress } from '#domains/competitions/components/CompetitionCard/card.ts';
import { detailPath, isActivity } from '#domains/competitions/paths.ts';
import { FollowButton } from '#domains/members/components/FollowButton/FollowButton.tsx';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '#domains/members/components/MemberFacts/work-text.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { Marked } from '#domains/search/components/Marked/Marked.tsx';
import {
  type FoundCompetitionFragment,
  FoundCompetitionFragmentDoc,
} from './FoundCompetition.generated.ts';
import { type FoundProjectFragment, FoundProjectFragmentDoc } from './FoundProject.generated.ts';
import { Result } from './Result.tsx';
import classes from './Result.module.css';
import type { SearchResultsQuery } from './SearchPage.generated.ts';

type Item = SearchResultsQuery['search']['items'][number];
type Found<Name extends Item['__typename']> = Extract<Item, { __typename: Name }>;

export const FoundProject = ({ project }: { project: FragmentType<FoundProjectFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: FoundProjectFragmentDoc,
    fragmentName: 'FoundProject',
    from: project,
  });
  return (
    <Result
      name={data.title}
      to={projectPath(data.id)}
      description={data.description}
      facts={
        <>
          {data.author && <MemberName member={data.author} alone />}
          <span>
            <RelativeTime time={data.versionedAt ?? data.updatedAt} />
            更新
          </span>
          <span>
            <Count value={data.votesCount} /> 个赞
          </span>
          <span>
            <Count value={data.commentsCount} /> 条评论
          </span>
        </>
      }
    />
  );
};

/** 系列赛, 未开始, and while it runs 已报名 or 未报名. */
const competitionLabel = (data: FoundCompetitionFragment): string | null => {
  if (data.landingUrl) return '系列赛';
  if (data.status === 'NOT_STARTED') return '未开始';
  if (data.status === 'ENDED') return '已结束';
  return data.viewerState?.registration === 'REGISTERED' ? '已报名' : '未报名';
};

interface FoundCompetitionProps {
  competition: FragmentType<FoundCompetitionFragment>;
}

export const FoundCompetition = ({ competition }: FoundCompetitionProps) => {
  const { data } = useSuspenseFragment({
    fragment: FoundCompetitionFragmentDoc,
    fragmentName: 'FoundCompetition',
    from: competition,
  });
  const { id, name, tags, shortDescription, image } = data;
  const session = sessionOf(data);
  return (
    <Result
      name={name}
      to={cardAddress(data, detailPath(data))}
      marks={<Badge color="brand">{competitionLabel(data)}</Badge>}
      picture={
        <div className={classes.cover}>
          <Cover id={id} about={[name, ...tags, shortDescription].join(' ')} image={image} />
        </div>
      }
      description={shortDescription}
      facts={
        <>
          <span>
            {session ? formatZonedTime(session.startsAt) : formatDate(data.startDate)} 开始
          </span>
          <span>
            <Count value={data.usersCount} /> {isActivity(data) ? '人参加' : '人参赛'}
          </span>
        </>
      }
    />
  );
};

export const FoundColumn = ({ column }: { column: Found<'Column'> }) => {
  const { viewer } = useViewer();
  const { id, name, image, description, owner } = column;
  return (
    <Result
      name={name}
      to={columnPath(id)}
      picture={
        <div className={classes.cover}>
          <Cover id={id} about={name} image={image} />
        </div>
      }
      description={description}
      facts={
        <>
          {owner && <MemberName member={owner} alone />}
          <span>
            <Count value={column.projectsCount} /> 个项目
          </span>
          <span>
            <Count value={column.followersCount} /> 人关注
          </span>
        </>
      }
      action={viewer && <SubscribeButton column={column} size="sm" />}
    />
  );
};

export const FoundChannel = ({ channel }: { channel: Found<'Channel'> }) => {
  const { viewer } = useViewer();
  const { id, name, image, description } = channel;
  return (
    <Result
      name={name}
      to={channelPath(id)}
      picture={
        <div className={classes.cover}>
          <Cover id={id} about={`${name} ${description}`} image={image} />
        </div>
      }
      description={description}
      facts={
        <>
          <span>
            <Count value={channel.projectsCount} /> 个项目
          </span>
          <span>
            <Count value={channel.followersCount} /> 人关注
          </span>
        </>
      }
      action={viewer && <FollowChannelButton channel={channel} />}
    />
  );
};

export const FoundMember = ({ member }: { member: Found<'Member'> }) => {
  const { viewer } = useViewer();
  const work = workText(member);
  return (
    <Result
      title={
        <MemberName member={member}>
          <Marked>{member.name}</Marked>
        </MemberName>
      }
      marks={<MemberMarks member={member} />}
      picture={<MemberFace member={member} size={48} />}
      description={member.signature}
      facts={
        <>
          {work && <span>{work}</span>}
          {member.followersCount !== null && (
            <span>
              <Count value={member.followersCount} /> 人关注
            </span>
          )}
        </>
      }
      action={viewer && <FollowButton member={member} size="sm" />}
    />
  );
};
