/** Notice to the applicant once the application is accepted. */
export const CREATOR_ACCEPTED_NOTICE = '你的创作者申请已通过';

/** Message to the applicant once the application is accepted; Markdown. */
export const CREATOR_ACCEPTED_TEXT =
  '恭喜，你的创作者申请已通过，可以在[创作者中心](/home/user/creator)查看内容和收益，收益规则见[规则说明](/home/user/creator/rule)。';
