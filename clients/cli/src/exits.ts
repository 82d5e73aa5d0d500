/** Codes that the command line ends with; docs/programs.md tells them. */
export const exits = {
  ok: 0,
  failed: 1,
  usage: 2,
  signIn: 3,
  notFound: 4,
  refused: 5,
  limited: 6,
  unreachable: 7,
  notScored: 8,
  notGenuine: 9,
} as const;
export type Exit = (typeof exits)[keyof typeof exits];

/** Each code in a few words, for the help. */
export const exitTexts: Readonly<Record<keyof typeof exits, string>> = {
  ok: '完成',
  failed: '意外错误',
  usage: '命令或参数有误',
  signIn: '没有令牌、令牌失效或权限不足',
  notFound: '未找到，或无权查看',
  refused: '被拒绝，或结果文件有误',
  limited: '次数或额度已用完，请稍后再试',
  unreachable: '无法连接网站，或网站暂时不可用',
  notScored: '提交没有得到分数',
  notGenuine: '回执或文件的校验不通过',
};

/** Problem that is told as it stands, with the code to end with. */
export class Problem extends Error {
  readonly exit: Exit;
  readonly code: string;

  constructor(exit: Exit, message: string, code = 'CLI') {
    super(message);
    this.exit = exit;
    this.code = code;
  }
}

const exitOfCode: Readonly<Record<string, Exit>> = {
  UNAUTHENTICATED: exits.signIn,
  FORBIDDEN: exits.signIn,
  NOT_FOUND: exits.notFound,
  BAD_USER_INPUT: exits.refused,
  CONFLICT: exits.refused,
  RATE_LIMITED: exits.limited,
  UPSTREAM_UNAVAILABLE: exits.unreachable,
  UPSTREAM_TIMEOUT: exits.unreachable,
};

/** Refusal of the site by its code. */
export const refusalBy = (code: string, message: string): Problem =>
  new Problem(exitOfCode[code] ?? exits.failed, message, code);
