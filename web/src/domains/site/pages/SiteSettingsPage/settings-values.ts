import type { SiteSettings } from '@whaletide/schema/rules/site.ts';
import type { SiteSettingsQuery } from './SiteSettings.generated.ts';

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
  competitionAds: { title: string; image: string; link: string }[];
  externalBoards: { name: string; competitionId: string; title: string }[];
  lunarNewYear: { start: string; end: string };
}

export const valuesOf = (site: SiteSettingsQuery['site']): SiteValues => ({
  rawCountCompetitionIds: (site.rawCountCompetitionIds ?? []).join('\n'),
  hiddenRegisterCompetitionIds: (site.hiddenRegisterCompetitionIds ?? []).join('\n'),
  preliminaryCompetitionIds: (site.preliminaryCompetitionIds ?? []).join('\n'),
  platformIdBoxes: (site.platformIdBoxes ?? [])
    .map(({ competitionId, name }) => `${competitionId} ${name}`)
    .join('\n'),
  hostApplicationUrl: site.hostApplicationUrl ?? '',
  hostChatUrl: site.hostChatUrl ?? '',
  competitionAds: (site.competitionAds ?? []).map(({ title, image, link }) => ({
    title,
    image,
    link,
  })),
  externalBoards: (site.externalBoards ?? []).map(({ name, competitionId, title }) => ({
    name,
    competitionId,
    title,
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

const lines = (text: string) => text.split(/[\s,，、]+/).filter(Boolean);

export const settingsOf = (values: SiteValues): SiteSettings => ({
  rawCountCompetitionIds: lines(values.rawCountCompetitionIds),
  hiddenRegisterCompetitionIds: lines(values.hiddenRegisterCompetitionIds),
  preliminaryCompetitionIds: lines(values.preliminaryCompetitionIds),
  platformIdBoxes: boxesOf(values.platformIdBoxes),
  hostApplicationUrl: values.hostApplicationUrl.trim() || null,
  hostChatUrl: values.hostChatUrl.trim() || null,
  competitionAds: values.competitionAds.map(({ title, image, link }) => ({
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
    values.lunarNewYear.start.trim() || values.lunarNewYear.end.trim()
      ? { start: values.lunarNewYear.start.trim(), end: values.lunarNewYear.end.trim() }
      : null,
});
