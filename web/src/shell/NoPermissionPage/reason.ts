import { signInPath } from '#domains/account/paths.ts';
import { competitionPath } from '#domains/competitions/paths.ts';

export interface Reason {
  message: string;
  button?: { text: string; to: string };
  /** Address of the trial that unlocks it. */
  trialUrl?: string;
}

interface Ways {
  /** Id of what it is about; null where the address names none that is there. */
  competition: string | null;
  /** Address at which the workbench can be tried. */
  trialUrl: string | null | undefined;
}

/** The types whose way leads to a competition. */
export const isOfCompetition = (type: string | null) => /^[345]$/.test(type ?? '');

/** The message and the one button of each type; null where something is missing. */
export const reasonOf = (type: string | null, { competition, trialUrl }: Ways): Reason | null => {
  switch (type) {
    case '1':
      return { message: '链接不存在' };
    case '2':
      return {
        message: '登录后才能查看',
        // To where it was, as far as that is known.
        button: {
          text: '登录',
          to: signInPath(competition ? competitionPath(competition) : undefined),
        },
      };
    case '3':
      if (!competition) return null;
      return {
        message: '报名后才能查看',
        button: { text: '前往报名', to: competitionPath(competition, 'register') },
      };
    case '4':
      if (!competition) return null;
      return {
        message: '晋级到该阶段后才能查看',
        button: { text: '前往比赛详情', to: competitionPath(competition, 'content') },
      };
    case '5':
      if (!competition) return null;
      return {
        message: '你的资质审核未通过',
        button: { text: '前往审核', to: competitionPath(competition, 'submit') },
      };
    case '6':
      return {
        message: '会员专属内容，付费后才能查看',
        ...(trialUrl && { trialUrl }),
      };
    default:
      return null;
  }
};
