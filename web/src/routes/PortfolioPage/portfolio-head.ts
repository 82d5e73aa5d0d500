import { portfolioPath, profilePath } from '#domains/members/paths.ts';
import { profileLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { memberImage } from '../ProfilePage/profile-head.ts';
import type { PortfolioQuery } from './Portfolio.generated.ts';

export type PortfolioMember = NonNullable<PortfolioQuery['member']>;

/** One line on what a member has reached: 最好第 3 名 · 4 场比赛 · 2 次获奖 · 等级分 1650 ±41 */
export const recordText = (record: PortfolioMember['record']): string => {
  if (record?.bestRank == null) return '';
  const { bestRank, enteredCount, awardsCount, rating } = record;
  return [
    `最好第 ${bestRank} 名`,
    `${enteredCount} 场比赛`,
    awardsCount > 0 && `${awardsCount} 次获奖`,
    rating && `等级分 ${rating.value} ±${rating.deviation}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Describes a member's portfolio in its document; a hidden one tells search engines nothing. */
export const portfolioHead = (member: PortfolioMember): PageHead => {
  const { id, name, avatar, signature, followersCount } = member;
  const hidden = member.isProfileHidden || member.isDeactivated;
  const description = [recordText(member.record), signature].filter(Boolean).join('。');
  return {
    title: `${name}的作品集`,
    description: description || `${name}的作品集：比赛名次、项目和活动。`,
    ...memberImage(member),
    canonical: portfolioPath(id),
    hidden: hidden || undefined,
    ...(!hidden && {
      jsonLd: (absolute) => [
        profileLd(
          { path: profilePath(id), name, description: signature, image: avatar, followersCount },
          absolute,
        ),
      ],
    }),
  };
};
