import type { RecommendConfigInput } from '#apollo/schema.generated.ts';
import type { RawSite } from './raw-site.ts';
import {
  type Ads,
  adsOf,
  idsOf,
  trimmedAds,
} from '#domains/site/components/AdFields/typed-lists.ts';

/** Values of the recommendations, as they are typed. */
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

type Config = RawSite['recommendConfig'];

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
