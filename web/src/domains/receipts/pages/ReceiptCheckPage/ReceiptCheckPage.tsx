import { Text, Title } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useNewestCheckpointQuery } from '#domains/receipts/components/NewestCheckpoint/NewestCheckpoint.generated.ts';
import { receiptCheckPath } from '#domains/receipts/paths.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';
import { SiteCheckpoint } from './SiteCheckpoint.tsx';

/** /home/receipts: checks a receipt and its file, in the browser and without the network. */
const ReceiptCheckPage = () => {
  const query = useNewestCheckpointQuery();
  const checkpoint = query.data?.receipts.checkpoint;
  usePageHead({
    title: '核对回执',
    description: '核对提交回执与结果文件：文件、得分、时间与顺序是否与提交时一致。',
    canonical: receiptCheckPath,
    feed: `${receiptCheckPath}/rss.xml`,
  });
  return (
    <PageFrame width="reading">
      <Title order={1}>核对回执</Title>
      <Text c="dimmed">
        选择提交的回执和结果文件，看文件、得分、时间与顺序是否与提交时一致。核对在本机进行，文件不会上传；页面打开后断网也能核对，联网时还会核对日志在回执之后是否只增不改。回执在比赛的提交记录中下载。
      </Text>
      <ReceiptCheck siteKey={checkpoint?.key ?? null} />
      <Loaded query={query} of={checkpoint} empty="暂无检查点" failed="检查点加载失败">
        {(newest) => <SiteCheckpoint checkpoint={newest} />}
      </Loaded>
    </PageFrame>
  );
};

export default ReceiptCheckPage;
