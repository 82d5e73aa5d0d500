import type { MailContent, MailLine } from './layout.ts';
import type { MailScope } from './scope.ts';

/** Something of the member's account that they are told whatever their settings say. */
export interface Notice {
  name: string;
  subject: string;
  lines: MailLine[];
  /** Page on which the reader goes on. */
  button?: Required<MailLine>;
  /** Line that leads to the page that takes a change of a contact back, by the change's id. */
  takeBack?: { text: string; change: string };
}

/** Something that the member asked for and that is done; `because` says what, after 因为. */
export interface News extends Omit<Notice, 'takeBack'> {
  because: string;
}

const contentOf = (
  { name, subject, lines, button }: Omit<Notice, 'takeBack'>,
  { site }: MailScope,
): Omit<MailContent, 'reason'> => ({
  subject: `${site.name}：${subject}`,
  heading: subject,
  parts: [{ lines: [{ text: `${name}，你好！` }, ...lines] }],
  ...(button && { button }),
  feet: [],
});

export const noticeContent = (notice: Notice, scope: MailScope): MailContent => {
  const { takeBack } = notice;
  return {
    ...contentOf(notice, scope),
    ...(takeBack && {
      parts: [
        { lines: [{ text: `${notice.name}，你好！` }, ...notice.lines, { text: takeBack.text }] },
      ],
      button: { text: '不是我操作的，撤销更改', path: scope.takeBackPath(takeBack.change) },
    }),
    reason: `它关系到你在${scope.site.name}的账号安全，这类邮件不能退订`,
  };
};

export const newsContent = (news: News, scope: MailScope): MailContent => ({
  ...contentOf(news, scope),
  reason: news.because,
});
