import { Title } from '@mantine/core';
import { useParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import {
  type CentreTab,
  centreTabs,
  contentTabs,
  creatorCentrePath,
  creatorPlanPath,
} from '#domains/creators/paths.ts';
import { ContentTab } from './ContentTab.tsx';
import { useCreatorCentreQuery } from './CreatorCentre.generated.ts';
import { ExchangeTab } from './ExchangeTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ProfitTab } from './ProfitTab.tsx';
import { RulesTab } from './RulesTab.tsx';
import { Standing } from './Standing.tsx';
import classes from './CreatorCentrePage.module.css';

const titles: Record<CentreTab, string> = {
  overview: '概览',
  content: '内容',
  profit: '收益',
  exchange: '兑换',
  rule: '规则',
};

/** /home/user/creator/:tab?/:tabParam?: a creator's own content, profit and exchanges. */
const CreatorCentrePage = () => {
  const params = useParams();
  const tab = centreTabs.find((one) => one === params['tab']) ?? 'overview';
  const content = contentTabs.find((one) => one === params['tabParam']) ?? 'lab';
  const query = useCreatorCentreQuery({ fetchPolicy: 'cache-and-network' });
  const overview = query.data?.viewer?.creator.overview;
  if (overview?.status === 'NONE') return <Redirect to={creatorPlanPath} />;
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        创作者中心
      </Title>
      <Loaded
        query={query}
        of={overview}
        empty={<ErrorState error={query.error} onRetry={query.refetch} />}
      >
        {(facts) => (
          <>
            <Standing facts={facts} />
            <div className={classes.tabs}>
              <SubTabs
                label="创作者中心"
                current={tab}
                tabs={centreTabs.map((key) => ({
                  key,
                  title: titles[key],
                  to: creatorCentrePath(key),
                }))}
              />
            </div>
            {tab === 'overview' && <OverviewTab facts={facts} />}
            {tab === 'content' && <ContentTab key={content} tab={content} />}
            {tab === 'profit' && <ProfitTab />}
            {tab === 'exchange' && <ExchangeTab facts={facts} onExchanged={query.refetch} />}
            {tab === 'rule' && <RulesTab />}
          </>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default CreatorCentrePage;
