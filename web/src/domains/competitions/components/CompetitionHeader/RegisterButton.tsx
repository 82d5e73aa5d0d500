import { Button } from '@mantine/core';
import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { registrationState } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { Link, useParams } from 'react-router';
import { useNow } from '#lib/useNow.ts';
import { framedPath } from '#routing/framed.ts';
import { useFramed } from '#routing/useFramed.ts';
import { competitionPath, eventWord } from '#domains/competitions/paths.ts';
import { takesWorksNow, takesWorksOf } from '../takes-works.ts';
import { LiveLink } from '../LiveSession/LiveLink.tsx';
import { registerStatusOf } from './register-status.ts';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';

const closedText = (what: EventWord) => ({
  underReview: '报名审核中',
  ended: `${what}已结束`,
  notStarted: `${what}未开始`,
  closed: '报名已截止',
});

interface RegisterButtonProps {
  competition: CompetitionHeaderFragment;
  /** The operator hides it for some competitions; who has registered still gets on. */
  hidden: boolean | undefined;
}

/**
 * 立即报名 while registration is open; once registered the way to submitting, or to the session
 * where there is nothing to hand in; once it is over the way to practise; else why not.
 */
export const RegisterButton = ({ competition, hidden }: RegisterButtonProps) => {
  const { startDate, endDate, registerEndDate } = competition;
  const now = useNow(undefined, [startDate, endDate, registerEndDate]);
  const { tab } = useParams();
  const { framed, inFrame } = useFramed();
  const { id, status, viewerState } = competition;
  const { state } = registrationState(competition, registerStatusOf(viewerState), new Date(now));
  if (state === 'registered') {
    const { organization, publishStatus } = competition;
    // Its place is the organization's area, which can't be named while that doesn't answer.
    if (publishStatus === 'ORGANIZATION' && !organization) return <Button disabled>已报名</Button>;
    if (publishStatus === 'ORGANIZATION' && organization && !inFrame)
      return (
        <Button component={Link} to={framedPath(organization.shortName, competitionPath(id))}>
          前往组织
        </Button>
      );
    const over = status === 'ENDED';
    if (!takesWorksNow(competition, viewerState) && !(over && takesWorksOf(competition))) {
      const { live } = competition;
      if (live?.url) return <LiveLink live={live} url={live.url} />;
      return <Button disabled>已报名</Button>;
    }
    if (!viewerState?.team || status === 'NOT_STARTED') return <Button disabled>已报名</Button>;
    return (
      <Button component={Link} to={framed(competitionPath(id, 'submit'))} preventScrollReset>
        {over ? '查看我的提交' : '提交结果'}
      </Button>
    );
  }
  if (state === 'ended' && competition.takesPractice) {
    if (tab === 'practice') return null;
    return (
      <Button component={Link} to={framed(competitionPath(id, 'practice'))} preventScrollReset>
        现在练习
      </Button>
    );
  }
  if (hidden) return null;
  if (state === 'open') {
    // There already: the way on is the form's own button.
    if (tab === 'register') return null;
    return (
      <Button component={Link} to={framed(competitionPath(id, 'register'))} preventScrollReset>
        立即报名
      </Button>
    );
  }
  return <Button disabled>{closedText(eventWord(competition))[state]}</Button>;
};
