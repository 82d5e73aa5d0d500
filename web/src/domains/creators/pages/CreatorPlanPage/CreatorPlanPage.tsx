import { Button, Group, Text, Title } from '@mantine/core';
import { CREATOR_REVIEW_DAYS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { Link } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useCreatorState } from '#domains/creators/components/CreatorState/useCreatorState.ts';
import { creatorApplyPath, creatorCentrePath, creatorRulePath } from '#domains/creators/paths.ts';
import { Benefits } from './Benefits.tsx';
import { useCreatorPlanQuery } from './CreatorPlan.generated.ts';
import { FeaturedCreator } from './FeaturedCreator.tsx';
import { planHead } from './plan-head.ts';
import classes from './CreatorPlanPage.module.css';

/** The one thing to do: to apply, or for who has ever been a creator to go to the creator centre. */
const MainAction = () => {
  const state = useCreatorState();
  const hasJoined = state !== undefined && state !== 'NONE';
  return (
    <Button component={Link} to={hasJoined ? creatorCentrePath() : creatorApplyPath} size="md">
      {hasJoined ? '进入创作者中心' : '申请成为创作者'}
    </Button>
  );
};

/** /home/creator/plan: what the programme is, with the ways to its rules and to applying. */
const CreatorPlanPage = () => {
  const query = useCreatorPlanQuery();
  usePageHead(planHead);
  return (
    <PageFrame>
      <header className={classes.head}>
        <Title order={1}>创作者计划</Title>
        <Text mt="xs" maw={640}>
          把好的数据集和项目分享给社区，它们被评级、被 Fork、被收藏，你就获得鲸币，兑换电子礼品卡。
        </Text>
        <Group mt="lg" gap="sm">
          <MainAction />
          <Button component={Link} to={creatorRulePath()} variant="default" size="md">
            查看规则
          </Button>
        </Group>
      </header>
      <Benefits />
      <section aria-labelledby="creators" className={classes.part}>
        <Title order={2} id="creators" mb="md">
          他们正在创作
        </Title>
        <Loaded
          query={query}
          of={query.data?.creatorPlan}
          empty="暂时没有展示的创作者"
          skeleton={<RowsSkeleton rows={6} />}
        >
          {({ featured }) =>
            featured.length === 0 ? (
              <Text c="dimmed">暂时没有展示的创作者</Text>
            ) : (
              <ul className={classes.creators}>
                {featured.map((member) => (
                  <FeaturedCreator key={member.id} member={member} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <section aria-labelledby="entry" className={classes.part}>
        <Title order={2} id="entry" mb="xs">
          怎样加入
        </Title>
        <Text maw={720}>
          有 3 个以上优质原创内容，或在比赛中获过奖，就可以申请。申请会在 {CREATOR_REVIEW_DAYS}{' '}
          个工作日内审核，进展记在工单里。
        </Text>
      </section>
    </PageFrame>
  );
};

export default CreatorPlanPage;
