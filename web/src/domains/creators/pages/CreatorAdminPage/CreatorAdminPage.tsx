import { Title } from '@mantine/core';
import { useParams } from 'react-router';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { adminTabs, type AdminTab, creatorAdminPath } from '#domains/creators/paths.ts';
import { CreatorsTab } from './CreatorsTab.tsx';
import { DatasetsTab } from './DatasetsTab.tsx';
import { ExchangesTab } from './ExchangesTab.tsx';
import { FeaturedTab } from './FeaturedTab.tsx';
import classes from './CreatorAdminPage.module.css';

const titles: Record<AdminTab, string> = {
  exchange: '兑换',
  dataset: '数据集评级',
  creator: '创作者',
  featured: '展示',
};

/** /home/admin/creators/:tab?: what administrators do for the creator programme. */
const CreatorAdminPage = () => {
  const params = useParams();
  const tab = adminTabs.find((one) => one === params['tab']) ?? 'exchange';
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        创作者管理
      </Title>
      <div className={classes.tabs}>
        <SubTabs
          label="创作者管理"
          current={tab}
          tabs={adminTabs.map((key) => ({ key, title: titles[key], to: creatorAdminPath(key) }))}
        />
      </div>
      {tab === 'exchange' && <ExchangesTab />}
      {tab === 'dataset' && <DatasetsTab />}
      {tab === 'creator' && <CreatorsTab />}
      {tab === 'featured' && <FeaturedTab />}
    </PageFrame>
  );
};

export default CreatorAdminPage;
