import type { SiteSettings } from '@whaletide/schema/rules/site.ts';
import type { SiteSettingsQuery } from './SiteSettings.generated.ts';

/** The settings as they are typed. */
export interface SiteValues {
  /** One id a line. */
  rawCountIds: string;
  hiddenRegisterIds: string;
  preliminaryIds: string;
  /** One a line: the id, a space, the name. */
  platformIdBoxes: string;
  hostApplicationUrl: string;
  hostChatUrl: string;
  ads: { title: string; image: string; link: string }[];
  externalBoards: { name: string; competitionId: string; title: string }[];
  lunarStart: string;
  lunarEnd: string;
}

export const valuesOf = (site: SiteSettingsQuery['site']): SiteValues => ({
  rawCountIds: (site.rawCountCompetitionIds ?? []).join('\n'),
  hiddenRegisterIds: (site.hiddenRegisterCompetitionIds ?? []).join('\n'),
  preliminaryIds: (site.preliminaryCompetitionIds ?? []).join('\n'),
  platformIdBoxes: (site.platformIdBoxes ?? [])
    .map(({ competitionId, name }) => `${competitionId} ${name}`)
    .join('\n'),
  hostApplicationUrl: site.hostApplicationUrl ?? '',
  hostChatUrl: site.hostChatUrl ?? '',
  ads: (site.competitionAds ?? []).map(({ title, image, link }) => ({ title, image, link })),
  externalBoards: (site.externalBoards ?? []).map(({ name, competitionId, title }) => ({
    name,
    competitionId,
    title,
  })),
  lunarStart: site.lunarNewYear?.start ?? '',
  lunarEnd: site.lunarNewYear?.end ?? '',
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

const lines = (text: string) => text.split(/[\s,，、]+/).filter(Boolean);

export const settingsOf = (values: SiteValues): SiteSettings => ({
  rawCountCompetitionIds: lines(values.rawCountIds),
  hiddenRegisterCompetitionIds: lines(values.hiddenRegisterIds),
  preliminaryCompetitionIds: lines(values.preliminaryIds),
  platformIdBoxes: boxesOf(values.platformIdBoxes),
  hostApplicationUrl: values.hostApplicationUrl.trim() || null,
  hostChatUrl: values.hostChatUrl.trim() || null,
  competitionAds: values.ads.map(({ title, image, link }) => ({
    title: title.trim(),
    image: image.trim(),
    link: link.trim(),
  })),
  externalBoards: values.externalBoards.map(({ name, competitionId, title }) => ({
    name: name.trim(),
    competitionId: competitionId.trim(),
    title: title.trim(),
  })),
  lunarNewYear:
    values.lunarStart.trim() || values.lunarEnd.trim()
      ? { start: values.lunarStart.trim(), end: values.lunarEnd.trim() }
      : null,
});
