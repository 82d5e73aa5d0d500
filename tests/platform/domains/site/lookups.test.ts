import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('answers each configuration by its name, and asks for a missing name', async () => {
  const get = async (path: string) => {
    const { statusCode, body } = await platform.app.inject({ url: `/api/configs/${path}` });
    return [statusCode, (JSON.parse(body) as { message?: string }).message];
  };
  expect(await get('site')).toEqual([200, undefined]);
  expect(await get('recommend')).toEqual([200, undefined]);
  expect(await get('')).toEqual([400, '未指定 name']);
  expect(await get('nothing')).toEqual([404, '未找到该配置']);
});

it('finds universities by part of their name, at most fifty', async () => {
  const find = async (match?: string) =>
    (await platform.call(siteCalls.universities, { query: { match } })).data;
  expect((await find('清华大学'))[0]).toEqual({
    University: '清华大学',
    Country: '中国',
    Province: '北京市',
  });
  expect(await find('大学')).toHaveLength(50);
  expect(await find('没有这所')).toEqual([]);
});

it('finds majors by their name or discipline, each with an id of its own', async () => {
  const { data } = await platform.call(siteCalls.majors, { query: { match: '数据' } });
  expect(data.map(({ Major }) => Major)).toContain('数据科学与大数据技术');
  expect(new Set(data.map(({ _id }) => _id)).size).toBe(data.length);
  const { data: law } = await platform.call(siteCalls.majors, { query: { match: '法学' } });
  expect(law[0]).toMatchObject({ Discipline: '法学', Major: '法学' });
});

it('leads from provinces over cities to districts', async () => {
  const below = (query: object) => platform.call(siteCalls.locations, { query });
  const { innernodes: provinces } = await below({});
  expect(provinces).toHaveLength(34);
  for (const level1 of provinces) {
    const { innernodes: cities } = await below({ level1 });
    expect(cities.length).toBeGreaterThan(0);
  }
  const { leafnodes } = await below({ level1: '浙江省', level2: '杭州市' });
  expect(leafnodes).toContainEqual({
    Leafnode: '西湖区',
    L1: '浙江省',
    L2: '杭州市',
    L3: '西湖区',
  });
  expect(await below({ level1: '不存在' })).toEqual({ innernodes: [], leafnodes: [] });
});

it('has the industries of a type of companies', async () => {
  const { data: types } = await platform.call(siteCalls.companyTypes, {});
  const hospital = types.find(({ Level1 }) => Level1 === '医疗机构');
  const query = { companyType: hospital?._id };
  const { data } = await platform.call(siteCalls.industryTypes, { query });
  expect(data).toContainEqual({ Level1: '卫生和社会工作', Level2: '卫生' });
  expect(data.map(({ Level1 }) => Level1)).not.toContain('采矿业');
  const all = await platform.call(siteCalls.industryTypes, { query: {} });
  expect(all.data.length).toBeGreaterThan(80);
});
