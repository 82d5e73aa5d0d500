import { and, eq } from 'drizzle-orm';
import type {
  OAuthBindings,
  OAuthProviderName,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { OutsideIdentity } from '#outside/oauth-providers.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tellOfChange } from '../notices.ts';
import { credentials, oauthIdentities } from '../tables.ts';

const ofMember = (memberId: string, provider: OAuthProviderName) =>
  and(eq(oauthIdentities.memberId, memberId), eq(oauthIdentities.provider, provider));

export const isBound = async (db: Handle, memberId: string, provider: OAuthProviderName) =>
  (await db.select().from(oauthIdentities).where(ofMember(memberId, provider))).length > 0;

/** The member who signs in with an identity. */
export const memberOf = async (
  db: Handle,
  provider: OAuthProviderName,
  { subject }: Pick<OutsideIdentity, 'subject'>,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ memberId: oauthIdentities.memberId })
    .from(oauthIdentities)
    .where(and(eq(oauthIdentities.provider, provider), eq(oauthIdentities.subject, subject)));
  return row?.memberId;
};

/** The member's identities, as the specification has them. */
export const bindingsOf = async (db: Handle, memberId: string): Promise<OAuthBindings> => {
  const rows = await db
    .select()
    .from(oauthIdentities)
    .where(eq(oauthIdentities.memberId, memberId));
  const of = (provider: OAuthProviderName) => rows.find((row) => row.provider === provider);
  const [github, wechat] = [of('github'), of('wechat')];
  const facts = ({ name, createDate }: (typeof rows)[number]) => ({
    Name: name,
    CreateDate: createDate.toISOString(),
  });
  return {
    ...(wechat && { WeChat: { UnionID: wechat.subject, ...facts(wechat) } }),
    ...(github && { Github: { ID: github.subject, ...facts(github) } }),
  };
};

/**
 * Binds an identity; the keys decide between several at once.
 * @throws Refusal CONFLICT where it is another member's, or the member has one of that site
 */
export const bind = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  { provider, subject, name }: OutsideIdentity & { provider: OAuthProviderName },
): Promise<void> => {
  const bound = await tx
    .insert(oauthIdentities)
    .values({ provider, subject, name, memberId, createDate: services.now() })
    .onConflictDoNothing()
    .returning({ subject: oauthIdentities.subject });
  if (bound.length === 0) {
    const owner = await memberOf(tx, provider, { subject });
    throw conflict(
      owner === undefined || owner === memberId
        ? '你已绑定该平台的账号，请先解除绑定'
        : '该第三方账号已绑定其他用户',
      owner === undefined || owner === memberId ? undefined : 'identity',
    );
  }
  await tellOfChange(tx, services, memberId, 'bound');
};

/** @throws Refusal CONFLICT where nothing is bound, or it is the only way in */
export const unbind = (
  services: Services,
  memberId: string,
  provider: OAuthProviderName,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const [own] = await tx
      .select({ memberId: credentials.memberId })
      .from(credentials)
      .where(eq(credentials.memberId, memberId));
    if (!own) throw conflict('这是你唯一的登录方式，请先设置密码');
    const ended = await tx
      .delete(oauthIdentities)
      .where(ofMember(memberId, provider))
      .returning({ subject: oauthIdentities.subject });
    if (ended.length === 0) throw conflict('尚未绑定该平台的账号');
    await tellOfChange(tx, services, memberId, 'unbound');
  });
