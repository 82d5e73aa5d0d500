import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { Refusal } from '../refusal.ts';
import type { IntrospectionRule } from './engine.ts';

/**
 * Makes the rule on which callers may query the schema: everyone in development, in production only
 * signed-in internal clients, which come with a token of their own.
 */
export const introspectionRule =
  (production: boolean): IntrospectionRule =>
  async (context) => {
    if (!production) return;
    if (!context.asker.bearer) {
      throw new Refusal('FORBIDDEN', '仅限已登录的内部客户端查询接口结构');
    }
    await context.member().call(accountCalls.current);
  };
