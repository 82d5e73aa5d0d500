import type { RecommendConfigInput } from '../../../../apollo/schema.generated.ts';
import type { Recommended } from '@whaletide/schema/rules/recommend-config.ts';
import type { SiteSettingsQuery } from './SiteSettings.generated.ts';
import { type Ads, adsOf, idsOf, trimmedAds } from './typed-lists.ts';

/** What is recommended, as it is typed. */
export interface RecommendValues {
  homeAds: Ads;
  groups: { title: string; ways: { title: string; description: string; link: string }[] }[];
  learningPaths: Ads;
  /** One a line. */
  projectTabs: string;
  hotProjectIds: string;
  projectAds: Ads;
  columnIds: string;
}

type Config = SiteSettingsQuery['site']['recommendConfig'];

export const recommendValuesOf = (config: Config): RecommendValues => ({
  homeAds: adsOf(config?.homeAds),
  groups: (config?.groups ?? []).map(({ title, ways }) => ({
    title,
    ways: ways.map((way) => ({ title: way.title, description: way.description, link: way.link })),
  })),
  learningPaths: adsOf(config?.learningPaths),
  projectTabs: (config?.projectTabs ?? []).join('\n'),
  hotProjectIds: (config?.hotProjectIds ?? []).join('\n'),
  projectAds: adsOf(config?.projectAds),
  columnIds: (config?.columnIds ?? []).join('\n'),
});

/** As the mutation takes it. */
export const recommendInputOf = (values: RecommendValues): RecommendConfigInput => ({
  homeAds: trimmedAds(values.homeAds),
  groups: values.groups.map(({ title, ways }) => ({
    title: title.trim(),
    ways: ways.map((way) => ({
      title: way.title.trim(),
      description: way.description.trim(),
      link: way.link.trim(),
    })),
  })),
  learningPaths: trimmedAds(values.learningPaths),
  projectTabs: values.projectTabs
    .split('\n')
    .map((tab) => tab.trim())
    .filter(Boolean),
  hotProjectIds: idsOf(values.hotProjectIds),
  projectAds: trimmedAds(values.projectAds),
  columnIds: idsOf(values.columnIds),
});

/** As the rule looks at it. */
export const recommendedOf = (values: RecommendValues): Recommended => {
  const input = recommendInputOf(values);
  return {
    Home: { AdList: input.homeAds },
    RecommendGroup: input.groups.map(({ title, ways }) => ({
      Title: title,
      List: ways.map((way) => ({
        Title: way.title,
        Description: way.description,
        Link: way.link,
      })),
    })),
    LearningPath: input.learningPaths.map(({ title, image, link }) => ({
      Title: title,
      Image: image,
      Link: link,
    })),
    Lab: { TabList: input.projectTabs, HotList: input.hotProjectIds, AdList: input.projectAds },
    Column: input.columnIds,
  };
};
