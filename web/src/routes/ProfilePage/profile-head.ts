import { memberPicturePath } from '@whaletide/schema/shared/rules/page-paths.ts';
import { profilePath } from '#domains/members/paths.ts';
import { profileLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';

interface Shown {
  id: string;
  name: string;
  avatar: string | null;
  signature: string | null;
  followersCount: number | null;
  isProfileHidden: boolean;
  isDeactivated: boolean;
  record: { bestRank: number | null } | null;
}

/** A member's picture for link previews: of what they have reached, else the one that they chose. */
export const memberImage = ({
  id,
  avatar,
  record,
}: Pick<Shown, 'id' | 'avatar' | 'record'>): { image?: string } => {
  if (record?.bestRank != null) return { image: memberPicturePath(id) };
  return avatar ? { image: avatar } : {};
};

/**
 * Describes a member in their homepage's document; a hidden one tells search engines nothing.
 *
 * @param part of the homepage that is shown, as its title says it
 */
export const profileHead = (member: Shown, part: string): PageHead => {
  const { id, name, avatar, signature, followersCount } = member;
  const path = profilePath(id);
  const hidden = member.isProfileHidden || member.isDeactivated;
  return {
    title: `${name}的${part}`,
    description: signature ?? `${name}的个人主页：项目、数据集、专栏和比赛。`,
    ...memberImage(member),
    canonical: path,
    hidden: hidden || undefined,
    ...(!hidden && {
      feed: `${path}/rss.xml`,
      jsonLd: (absolute) => [
        profileLd({ path, name, description: signature, image: avatar, followersCount }, absolute),
      ],
    }),
  };
};
