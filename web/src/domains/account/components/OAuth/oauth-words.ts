import type { OAuthProvider } from '#apollo/schema.generated.ts';

export const providerNames: Record<OAuthProvider, string> = { GITHUB: 'GitHub', WECHAT: '微信' };

const problems: Record<string, string> = {
  denied: '你没有同意授权',
  expired: '登录请求已失效，请重新开始',
  failed: '第三方平台没有完成登录，请稍后重试',
  taken: '该第三方账号已绑定其他用户',
  stopped: '该账号已停用',
  browser: '请在发起绑定的浏览器中完成绑定',
};

/**
 * Gives the message for a word in the address on the way back from another site; null for any other
 * word.
 */
export const oauthProblem = (word: string | null): string | null =>
  word !== null && Object.hasOwn(problems, word) ? (problems[word] ?? null) : null;
