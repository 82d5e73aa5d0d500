import { Button, Text, Title } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { ANSWER_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { supportPath } from '#routing/support.ts';
import { fileWorkOrderPath, workOrdersPath } from '#domains/work-orders/paths.ts';
import { FileWorkOrder } from './FileWorkOrder.tsx';
import { Guide } from './Guide.tsx';
import { supportHead } from './support-head.ts';
import { useSupportQuery } from './Support.generated.ts';
import classes from './SupportPage.module.css';

/** /home/support?tab=&type=&competition=: the help centre, and the form for a new work order. */
const SupportPage = () => {
  const [query] = useSearchParams();
  const { viewer, loading } = useViewer();
  const { data, error, refetch } = useSupportQuery();
  const groups = data?.site.workOrderTypeGroups;
  const files = query.get('tab') === 'submit';
  const typeId = query.get('type') ?? undefined;
  const competition = query.get('competition') ?? undefined;
  usePageHead(supportHead(groups ?? [], typeId, files));
  const submitPath = fileWorkOrderPath({
    ...(typeId && { type: typeId }),
    ...(competition && { competition }),
  });

  return (
    <PageFrame>
      <header className={classes.head}>
        <div>
          <Title order={1}>帮助中心</Title>
          <Text c="dimmed" mt={4}>
            先看看指南里有没有答案；没有的话提交工单，客服会在 {ANSWER_DAYS} 个工作日内回复。
          </Text>
        </div>
        <Button
          component={Link}
          to={workOrdersPath}
          variant="default"
          leftSection={<IconTicket size={18} stroke={1.5} aria-hidden />}
        >
          我的工单
        </Button>
      </header>
      <SubTabs
        label="帮助中心"
        current={files ? 'submit' : 'guide'}
        tabs={[
          { key: 'guide', title: '快速指南', to: supportPath(typeId) },
          { key: 'submit', title: '提交工单', to: submitPath },
        ]}
      />
      {!groups && error && <ErrorState error={error} onRetry={refetch} />}
      {!groups && !error && <TextSkeleton lines={10} />}
      {groups && !files && <Guide groups={groups} typeId={typeId} />}
      {groups && files && viewer && (
        <FileWorkOrder
          // Another choice in the address is another form.
          key={`${viewer.member.id} ${typeId ?? ''} ${competition ?? ''}`}
          groups={groups}
          memberId={viewer.member.id}
          typeId={typeId}
          competitionId={competition}
        />
      )}
      {groups && files && !viewer && !loading && (
        <EmptyState
          text="登录后就可以提交工单，并在「我的工单」里看到回复"
          action={
            <Button component={Link} to={signInPath(submitPath)}>
              登录
            </Button>
          }
        />
      )}
    </PageFrame>
  );
};

export default SupportPage;
