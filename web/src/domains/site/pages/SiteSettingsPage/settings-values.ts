import type {
  CompanyLink,
  SearchTrendType,
  SiteSettings,
} from '@whaletide/schema/domains/site/rules/site.ts';
import {
  type Ads,
  adsOf,
  idsOf,
  trimmedAds,
} from '#domains/site/components/AdFields/typed-lists.ts';
import type { RawSite } from './raw-site.ts';

/** The settings as they are typed. */
export interface SiteValues {
  /** One id a line. */
  rawCountCompetitionIds: string;
  hiddenRegisterCompetitionIds: string;
  preliminaryCompetitionIds: string;
  /** One a line: the id, a space, the name. */
  platformIdBoxes: string;
  hostApplicationUrl: string;
  hostChatUrl: string;
  communityUrl: string;
  companyLinks: CompanyLink[];
  competitionAds: Ads;
  externalBoards: { name: string; competitionId: string; title: string }[];
  /** The target is an address for the type URL, an id for all others. */
  searchTrends: { name: string; type: SearchTrendType; target: string }[];
  lunarNewYear: { start: string; end: string };
}

export const valuesOf = (site: RawSite): SiteValues => ({
  rawCountCompetitionIds: (site.rawCountCompetitionIds ?? []).join('\n'),
  hiddenRegisterCompetitionIds: (site.hiddenRegisterCompetitionIds ?? []).join('\n'),
  preliminaryCompetitionIds: (site.preliminaryCompetitionIds ?? []).join('\n'),
  platformIdBoxes: (site.platformIdBoxes ?? [])
    .map(({ competitionId, name }) => `${competitionId} ${name}`)
    .join('\n'),
  hostApplicationUrl: site.hostApplicationUrl ?? '',
  hostChatUrl: site.hostChatUrl ?? '',
  communityUrl: site.communityUrl ?? '',
  companyLinks: (site.companyLinks ?? []).map(({ title, url }) => ({ title, url })),
  competitionAds: adsOf(site.competitionAds),
  externalBoards: (site.externalBoards ?? []).map(({ name, competitionId, title }) => ({
    name,
    competitionId,
    title,
  })),
  searchTrends: (site.searchTrends ?? []).map(({ name, type, url, id }) => ({
    name,
    type,
    target: url ?? id ?? '',
  })),
  lunarNewYear: {
    start: site.lunarNewYear?.start ?? '',
    end: site.lunarNewYear?.end ?? '',
  },
});

const boxesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [competitionId = '', ...name] = line.split(/\s+/);
      return { competitionId, name: name.join(' ') };
    });

export const settingsOf = (values: SiteValues): SiteSettings => ({
  rawCountCompetitionIds: idsOf(values.rawCountCompetitionIds),
  hiddenRegisterCompetitionIds: idsOf(values.hiddenRegisterCompetitionIds),
  preliminaryCompetitionIds: idsOf(values.preliminaryCompetitionIds),
  platformIdBoxes: boxesOf(values.platformIdBoxes),
  hostApplicationUrl: values.hostApplicationUrl.trim() || null,
  hostChatUrl: values.hostChatUrl.trim() || null,
  communityUrl: values.communityUrl.trim() || null,
  companyLinks: values.companyLinks.map(({ title, url }) => ({
    title: title.trim(),
    url: url.trim(),
  })),
  competitionAds: trimmedAds(values.competitionAds),
  externalBoards: values.externalBoards.map(({ name, competitionId, title }) => ({
    name: name.trim(),
    competitionId: competitionId.trim(),
    title: title.trim(),
  })),
  searchTrends: values.searchTrends.map(({ name, type, target }) => ({
    name: name.trim(),
    type,
    url: type === 'URL' ? target.trim() : null,
    id: type === 'URL' ? null : target.trim(),
  })),
  lunarNewYear:
    values.lunarNewYear.start.trim() || values.lunarNewYear.end.trim()
      ? { start: values.lunarNewYear.start.trim(), end: values.lunarNewYear.end.trim() }
      : null,
});
