import { Text, Title } from '@mantine/core';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { Hidden } from './HiddenNote.tsx';
import { RecommendForm } from './RecommendForm.tsx';
import { SiteSettingsForm } from './SiteSettingsForm.tsx';
import { useSiteSettingsQuery } from './SiteSettings.generated.ts';

/** Administrators: what is set for the site rather than written in its code. */
const SiteSettingsPage = () => {
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'network-only' });
  const written = data?.writtenSite;
  return (
    <PageFrame>
      <Title order={1} size="h2">
        站点设置
      </Title>
      <Text c="dimmed" mb="lg">
        对所有会员生效，最多约一分钟后在各处可见。
      </Text>
      {written ? (
        <Hidden value={written.hidden}>
          <SiteSettingsForm site={written.site} />
          <Title order={2} size="h3" mt={48}>
            推荐内容
          </Title>
          <Text c="dimmed" mb="lg">
            显示在会员首页和项目列表旁。
          </Text>
          <RecommendForm config={written.site.recommendConfig} />
        </Hidden>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </PageFrame>
  );
};

export default SiteSettingsPage;
