import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { Count } from '../../../../components/Count/Count.tsx';
import { Cover } from '../../../../components/Cover/Cover.tsx';
import { RelativeTime } from '../../../../components/RelativeTime/RelativeTime.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { SubscribeButton } from '../../../columns/components/SubscribeButton/SubscribeButton.tsx';
import { columnPath } from '../../../columns/paths.ts';
import { cardAddress } from '../../../competitions/components/CompetitionCard/card.ts';
import { competitionPath } from '../../../competitions/paths.ts';
import { FollowButton } from '../../../members/components/FollowButton/FollowButton.tsx';
import { MemberMarks } from '../../../members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '../../../members/components/MemberFacts/work-text.ts';
import { MemberFace, MemberName } from '../../../members/components/MemberLink/MemberLink.tsx';
import { projectPath } from '../../../projects/paths.ts';
import { Marked } from '../../components/Marked/Marked.tsx';
import { type FoundColumnFragment, FoundColumnFragmentDoc } from './FoundColumn.generated.ts';
import {
  type FoundCompetitionFragment,
  FoundCompetitionFragmentDoc,
} from './FoundCompetition.generated.ts';
import { type FoundMemberFragment, FoundMemberFragmentDoc } from './FoundMember.generated.ts';
import { type FoundProjectFragment, FoundProjectFragmentDoc } from './FoundProject.generated.ts';
import { Result } from './Result.tsx';
import classes from './Result.module.css';

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

/** 系列赛, 未开始, and while it runs 已报名 or 未报名 (spec 3, section 4: labels in search). */
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
  return (
    <Result
      name={name}
      to={cardAddress(data, competitionPath(id))}
      marks={<Badge color="brand">{competitionLabel(data)}</Badge>}
      picture={
        <div className={classes.cover}>
          <Cover id={id} about={[name, ...tags, shortDescription].join(' ')} image={image} />
        </div>
      }
      description={shortDescription}
      facts={
        <>
          <span>{formatDate(data.startDate)} 开始</span>
          <span>
            <Count value={data.usersCount} /> 人参赛
          </span>
        </>
      }
    />
  );
};

export const FoundColumn = ({ column }: { column: FragmentType<FoundColumnFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: FoundColumnFragmentDoc,
    fragmentName: 'FoundColumn',
    from: column,
  });
  const { viewer } = useViewer();
  const { id, name, image, description, owner } = data;
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
            <Count value={data.projectsCount} /> 个项目
          </span>
          <span>
            <Count value={data.subscribersCount} /> 人关注
          </span>
        </>
      }
      action={viewer && <SubscribeButton column={data} size="sm" />}
    />
  );
};

export const FoundMember = ({ member }: { member: FragmentType<FoundMemberFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: FoundMemberFragmentDoc,
    fragmentName: 'FoundMember',
    from: member,
  });
  const { viewer } = useViewer();
  const work = workText(data);
  return (
    <Result
      title={
        <MemberName member={data}>
          <Marked>{data.name}</Marked>
        </MemberName>
      }
      marks={<MemberMarks member={data} />}
      picture={<MemberFace member={data} size={48} />}
      description={data.signature}
      facts={
        <>
          {work && <span>{work}</span>}
          {data.followersCount !== null && (
            <span>
              <Count value={data.followersCount} /> 人关注
            </span>
          )}
        </>
      }
      action={viewer && <FollowButton member={data} size="sm" />}
    />
  );
};
