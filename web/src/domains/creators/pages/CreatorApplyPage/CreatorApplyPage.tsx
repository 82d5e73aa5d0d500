import { Text, Title } from '@mantine/core';
import { CREATOR_REVIEW_DAYS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { workOrderPath, workOrdersPath } from '#domains/work-orders/paths.ts';
import { creatorCentrePath, creatorPlanPath, creatorRulePath } from '#domains/creators/paths.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { type CreatorApplyQuery, useCreatorApplyQuery } from './CreatorApply.generated.ts';

type Overview = NonNullable<CreatorApplyQuery['viewer']>['creator']['overview'];

const refusalOf = ({ status, banReason }: NonNullable<Overview>) => {
  if (status === 'ENDED') return '你因违规退出了创作者计划，不能再次加入';
  if (status === 'BANNED')
    return `很抱歉，因${banReason ?? '违反规范'}，你已被管理员封禁创作者权益`;
  return null;
};

/**
 * /home/creator/apply: an application that is under way is its work order's page, and a creator has
 * the rules in the creator centre.
 */
const CreatorApplyPage = () => {
  const navigate = useNavigate();
  const query = useCreatorApplyQuery({
    variables: { typeId: workOrderTypes.creatorApplication },
    // It may have been closed, or accepted, on any other page.
    fetchPolicy: 'network-only',
  });
  const overview = query.data?.viewer?.creator.overview;
  const open = query.data?.workOrders.items.find(({ status }) => status !== 'CLOSED');
  if (overview?.status === 'ACTIVE') return <Redirect to={creatorCentrePath('rule')} />;
  if (open) return <Redirect to={workOrderPath(open.id)} />;
  const refusal = overview && refusalOf(overview);
  return (
    <PageFrame width="reading">
      <Title order={1}>申请成为创作者</Title>
      <Text c="dimmed" mt={4} mb="lg">
        有 3 个以上优质原创内容，或在比赛中获过奖，就可以申请，{CREATOR_REVIEW_DAYS}{' '}
        个工作日内审核。申请前请先阅读
        <AppLink to={creatorRulePath()} underline="always">
          创作者计划规则
        </AppLink>
        。
      </Text>
      <Loaded query={query} of={overview} empty="请登录后再申请">
        {() =>
          refusal ? (
            <EmptyState
              text={refusal}
              action={
                <AppLink to={creatorPlanPath} alone>
                  了解创作者计划
                </AppLink>
              }
            />
          ) : (
            <ApplicationForm
              onSent={() => void navigate(`${workOrdersPath}?applied=creator`, { replace: true })}
            />
          )
        }
      </Loaded>
    </PageFrame>
  );
};

export default CreatorApplyPage;
