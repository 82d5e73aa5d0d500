/** Pictures with links, as they are typed. */
export type Ads = { title: string; image: string; link: string }[];

export const adsOf = (ads: Readonly<Ads> | null | undefined): Ads =>
  (ads ?? []).map(({ title, image, link }) => ({ title, image, link }));

export const trimmedAds = (ads: Ads): Ads =>
  ads.map(({ title, image, link }) => ({
    title: title.trim(),
    image: image.trim(),
    link: link.trim(),
  }));

/** Ids that are typed one a line, or with anything else between them. */
export const idsOf = (text: string): string[] => text.split(/[\s,，、]+/).filter(Boolean);
