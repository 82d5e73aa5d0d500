import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { recommendedPath, siteSettingsPath } from '#domains/site/paths.ts';
import { Hidden } from '#domains/site/components/AdFields/HiddenNote.tsx';
import type { RawSite } from './raw-site.ts';
import { useSiteSettingsQuery } from './SiteSettings.generated.ts';

const tabs = [
  { key: 'site', title: '站点设置', to: siteSettingsPath },
  { key: 'recommend', title: '推荐内容', to: recommendedPath },
];

interface SettingsFrameProps {
  title: string;
  about: string;
  current: 'site' | 'recommend';
  /** The page's one form, once the settings are there. */
  children: (site: RawSite) => ReactNode;
}

/** Heading of the site's settings and the way between their pages, each of which has one form. */
export const SettingsFrame = ({ title, about, current, children }: SettingsFrameProps) => {
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'network-only' });
  const written = data?.administration?.site;
  return (
    <PageFrame>
      <SubTabs label="全站设置" tabs={tabs} current={current} />
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" mb="lg">
        {about}
      </Text>
      {written ? (
        <Hidden value={written.hidden}>{children(written.site)}</Hidden>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </PageFrame>
  );
};
