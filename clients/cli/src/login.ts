import { createInterface } from 'node:readline/promises';
import { type Run, textOf } from './command.ts';
import { exits, Problem } from './exits.ts';
import { Site } from './site.ts';

/** Token from the option, or from what is typed or piped, so that it stays out of a shell's history. */
const givenToken = async (run: Run): Promise<string> => {
  const given = textOf(run, 'token');
  if (given !== undefined && given !== '-') return given;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  if (process.stdin.isTTY)
    run.out.progress(
      `在 ${run.site().origin}/home/user/setting 的「访问令牌」创建令牌，然后粘贴到这里：`,
    );
  const [line = ''] = (await lines[Symbol.asyncIterator]().next()).value?.split('\n') ?? [];
  lines.close();
  return line;
};

interface Me {
  viewer: { member: { name: { memberText: string } } };
  token: { scopes: string[]; isAgent: boolean; expiresAt: string | null };
}

/** Keeps a token once the site has taken it. */
export const runLogin = async (run: Run): Promise<void> => {
  const { origin } = run.site();
  const token = (await givenToken(run)).trim();
  if (token === '') throw new Problem(exits.usage, '没有得到访问令牌');
  const answer = await new Site(origin, token).verb<Me>('me', { perPage: 1 });
  const file = run.settings.keep(origin, token);
  const { scopes, isAgent, expiresAt } = answer.token;
  const member = answer.viewer.member.name.memberText;
  run.out.answer({ site: origin, member, scopes, isAgent, expiresAt, file });
};

/** Forgets the token of a site; on the site it stays until its owner revokes it. */
export const runLogout = (run: Run): Promise<void> => {
  const { origin } = run.site();
  const isForgotten = run.settings.forget(origin);
  run.out.answer(
    { site: origin, isForgotten },
    isForgotten ? '已删除本机的令牌；在网站上仍可撤销它' : '本机没有这个网站的令牌',
  );
  return Promise.resolve();
};
