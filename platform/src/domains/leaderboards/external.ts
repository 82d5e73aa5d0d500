import { eq } from 'drizzle-orm';
import { MAX_EXTERNAL_BOARD } from '@whaletide/schema/domains/leaderboards/rules/board-template.ts';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { badInput, forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { siteConfig } from '../site/store/config.ts';
import { closedBoard } from './open.ts';
import { externalBoards } from './tables.ts';

const configured = async (db: Handle, name: string) =>
  (await siteConfig(db)).externalBoards.find((board) => board.name === name);

/** Answers what a configured external board shows. @throws Refusal NOT_FOUND */
export const externalBoard = async (
  db: Handle,
  name: string,
): Promise<{ title: string; html: string }> => {
  const board = await configured(db, name);
  const [row] = await db.select().from(externalBoards).where(eq(externalBoards.name, name));
  if (!board || !row) throw closedBoard();
  return { title: board.title, html: row.html };
};

/** @throws Refusal FORBIDDEN for who is no administrator, NOT_FOUND, BAD_USER_INPUT */
export const setExternalBoard = async (
  { database, now }: Services,
  caller: Caller,
  name: string,
  html: string,
): Promise<void> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以设置外部榜单');
  if (!(await configured(database.db, name))) throw notFound('外部榜单');
  if (!html.trim()) throw badInput('请输入榜单内容', 'Html');
  if (html.length > MAX_EXTERNAL_BOARD)
    throw badInput(`榜单内容最多${MAX_EXTERNAL_BOARD}个字符`, 'Html');
  const values = { html, updateDate: now() };
  await database.transaction(async (tx) => {
    const [before] = await tx.select().from(externalBoards).where(eq(externalBoards.name, name));
    await tx
      .insert(externalBoards)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: externalBoards.name, set: values });
    await record(tx, actedBy(caller, now), {
      action: 'boardTemplates.setExternal',
      kind: 'SITE',
      target: null,
      title: name,
      before: before ? { html: before.html } : null,
      after: { html },
    });
  });
};
