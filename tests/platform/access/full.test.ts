import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { channels } from '#platform/src/domains/channels/tables.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { labs, labVersions } from '#platform/src/domains/projects/tables.ts';
import { snippets } from '#platform/src/domains/snippets/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { channel } from '#tests/platform/support/channels.ts';
import { author, column, versioned } from '#tests/platform/support/columns.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, picture, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { codeOf } from '#tests/platform/support/refused.ts';
import { snippet, snippetBody } from '#tests/platform/support/snippets.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { OTHER_TYPE } from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { COMMENTS_PER_MINUTE: '1', DATASET_VERSIONS: '1', WORK_ORDERS_PER_DAY: '1' },
  });
  owner = await author(platform, '主人');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

/** So many rows, each with an id of its own. */
const rows = <T extends object>(count: number, row: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => ({ id: newId(), ...row(at) }));
const dates = () => ({ createDate: platform.clock.now, updateDate: platform.clock.now });

describe('a column', () => {
  it('takes no project beyond its limit, and is none of more than a member may have', async () => {
    const { _id: id } = await column(platform, owner, '满专栏');
    const { db } = platform.database;
    await db.update(columns).set({ labsNumber: columnLimits.labs }).where(eq(columns.id, id));
    const params = { id, labId: await versioned(platform, owner) };
    expect(await codeOf(platform, columnCalls.addLab, { params }, owner.token)).toBe('CONFLICT');
    const others = rows(columnLimits.ofMember - 1, (at) => ({
      ownerId: owner.id,
      name: `专栏${at}`,
      shortDescription: '',
      ...dates(),
    }));
    await db.insert(columns).values(others);
    const body = {
      Name: '又一个',
      ShortDescription: '简介',
      Image: await picture(platform, owner),
    };
    expect(await codeOf(platform, columnCalls.create, { body }, owner.token)).toBe('CONFLICT');
  });
});

describe('a channel', () => {
  it('collects nothing beyond its limit', async () => {
    const { _id: id } = await channel(platform, admin, '满频道');
    const kept = channelLimits.contents;
    // Without the triggers that count what each row adds.
    await platform.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into channel_items
        (channel_id, kind, item_id, date, shown, update_date, create_date)
        select ${id}, 'PROJECT', lpad(to_hex(at), 24, '0'), now(), false, now(), now()
        from generate_series(1, ${kept}) as at`);
    });
    const body = { ContentType: 'Lab', ids: [await versioned(platform, owner)] };
    const input = { params: { id }, body };
    expect(await codeOf(platform, channelContentCalls.collect, input, admin.token)).toBe(
      'CONFLICT',
    );
  });

  it('is none of more than the site may have', async () => {
    const named = rows(channelLimits.channels, (at) => ({
      name: `频道${at}`,
      description: '',
      createDate: platform.clock.now,
    }));
    await platform.database.db.insert(channels).values(named);
    const body = { Name: '又一个', Description: '简介' };
    expect(await codeOf(platform, channelCalls.create, { body }, admin.token)).toBe('CONFLICT');
  });
});

describe('a project', () => {
  it('has so many versions, and a member so many projects', async () => {
    const id = await project(platform, owner);
    const version = { labId: id, number: projectLimits.versions, seal: 'seal', date: new Date(0) };
    await platform.database.db.insert(labVersions).values({ id: newId(), ...version });
    const codes = [
      await codeOf(
        platform,
        projectWritingCalls.createVersion,
        { params: { id }, query: {} },
        owner.token,
      ),
    ];
    const original = await versioned(platform, admin);
    const others = rows(projectLimits.ofMember, (at) => ({
      memberId: owner.id,
      title: `项目${at}`,
      ...dates(),
    }));
    await platform.database.db.insert(labs).values(others);
    const forked = { params: { id: original }, body: {} };
    codes.push(
      await codeOf(
        platform,
        projectWritingCalls.create,
        { body: { Title: '又一个' } },
        owner.token,
      ),
      await codeOf(platform, projectWritingCalls.fork, forked, owner.token),
    );
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
  });
});

describe('a snippet', () => {
  it('stands in one of so many folders, and is one of so many', async () => {
    const { _id: id } = await snippet(platform, owner);
    const most = snippetLimits.ofMember - 1;
    const others = rows(most, (at) => ({
      memberId: owner.id,
      name: `片段${at}`,
      language: 'python',
      code: '',
      folder: `目录${at % (snippetLimits.folders - 1)}`,
      ...dates(),
    }));
    await platform.database.db.insert(snippets).values(others);
    const moved = { params: { id }, body: { FolderName: '新目录' } };
    const more = { body: snippetBody };
    expect(await codeOf(platform, snippetCalls.update, moved, owner.token)).toBe('CONFLICT');
    expect(await codeOf(platform, snippetCalls.create, more, owner.token)).toBe('CONFLICT');
  });
});

describe('a dataset', () => {
  it('has so many versions', async () => {
    const id = await dataset(platform, owner);
    const sent = await upload(platform, owner.token, 'a,b\n1,2\n', {
      name: 'data.csv',
      purpose: 'dataset',
    });
    const input = { params: { id }, body: { Files: [refOf(sent)], Note: '' } };
    expect(await codeOf(platform, datasetCalls.publish, input, owner.token)).toBe('CONFLICT');
  });
});

describe('what a member writes', () => {
  it('is so many comments a minute', async () => {
    const writes = await writer(platform, '快笔');
    const Target = await versioned(platform, admin);
    const body = { Kind: 'LAB', Target, Content: '好' };
    const comment = () => codeOf(platform, commentCalls.create, { body }, writes.token);
    expect([await comment(), await comment()]).toEqual([null, 'RATE_LIMITED']);
  });

  it('is so many work orders a day, an application as a creator among them', async () => {
    const asks = await writer(platform, '多问');
    const body = { Type: OTHER_TYPE, Content: '按钮点不动' };
    const order = () => codeOf(platform, workOrderCalls.create, { body }, asks.token);
    expect([await order(), await order()]).toEqual([null, 'RATE_LIMITED']);
    const application = {
      WorksLink: 'https://works.example',
      Records: '三年',
      Contact: '13800000000',
      Referrer: '',
    };
    expect(await codeOf(platform, creatorCalls.apply, { body: application }, asks.token)).toBe(
      'RATE_LIMITED',
    );
  });
});
